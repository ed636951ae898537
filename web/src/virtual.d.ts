declare module 'virtual:icons' {
  /** Outlines of the interface's icons by name: the `d` of a path on a square of 512. */
  const outlines: Record<string, string>;
  export default outlines;
}

declare module 'virtual:icons/*' {
  /** Outlines of a game's icons by name. */
  const outlines: Record<string, string>;
  export default outlines;
}
