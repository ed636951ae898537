/** How large cards are drawn: numbers alone, with their names, or with everything that is printed on them. */
export type CardSize = 'mini' | 'medium' | 'small';
