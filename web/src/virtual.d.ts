declare module 'virtual:icons' {
  /** A font of icons. */
  export interface IconFont {
    /** The characters of icons by name. */
    glyphs: Readonly<Record<string, string>>;
    /** Which characters it holds, as CSS says it. */
    range: string;
    url: string;
  }
  /** The icons of the interface. */
  const font: IconFont;
  export default font;
}

declare module 'virtual:icons/*' {
  /** The icons of a game. */
  const font: import('virtual:icons').IconFont;
  export default font;
}
