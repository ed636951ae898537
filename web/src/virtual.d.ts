declare module 'virtual:icons' {
  /** Outlines of icons by name: the `d` of a path on a square of 512. */
  const outlines: Record<string, string>;
  export default outlines;
}
