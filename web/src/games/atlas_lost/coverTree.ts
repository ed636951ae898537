// A tree of Techs as the board has it: one tile of Lv.1, two of Lv.2, three of Lv.3, and the routes between them.

interface Place {
  x: number;
  y: number;
  level: number;
}

export const PRINTED_TREE: {
  places: readonly Place[];
  routes: readonly (readonly [from: number, to: number])[];
} = {
  places: [
    { x: 0, y: 0, level: 1 },
    { x: -48, y: 82, level: 2 },
    { x: 48, y: 82, level: 2 },
    { x: -92, y: 172, level: 3 },
    { x: 0, y: 188, level: 3 },
    { x: 92, y: 172, level: 3 },
  ],
  routes: [
    [0, 1],
    [0, 2],
    [1, 3],
    [1, 4],
    [2, 4],
    [2, 5],
  ],
};
