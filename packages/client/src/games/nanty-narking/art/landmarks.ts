// The skyline of each district, on 80 by 60 with the ground below: silhouettes with their windows cut out.
export const LANDMARK = { width: 80, height: 60 };

const row = (from: number, step: number, many: number, draw: (x: number) => string): string =>
  Array.from({ length: many }, (_, n) => draw(from + n * step)).join('');
const tree = (x: number, r: number) =>
  `M${x - r} ${58 - r * 1.6}a${r} ${r} 0 1 1 ${r * 2} 0q0 ${r * 0.8}-${r * 0.8} ${r}l.6 ${r * 0.6}h-1.6l-.6-${r * 0.6}q-${r * 0.4}-.2-${r * 0.4} 0Z`;

export const landmarks: Readonly<Record<string, string>> = {
  // Terraces
  CHELSEA: `M2 60V38l9-8v-5h4v5l9 8v-2l9-8v-5h4v5l9 8v-2l9-8v-5h4v5l9 8v22Z${row(8, 22, 3, (x) => `M${x} 42h4v6h-4Zm7 0h4v6h-4ZM${x + 3} 52h5v8h-5Z`)}`,
  // Parliament and its clock
  WESTMINSTER: `M0 60V38l2-5 2 5h6l2-5 2 5h6l2-5 2 5h6l2-5 2 5h5V17l-1-2 2-2L47 0l5 13 2 2-1 2v21h7V32l2-6 2 6v6h8V28l2-6 2 6v32ZM43 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z${row(5, 8, 5, (x) => `M${x} 44h3v10h-3Z`)}M62 44h3v10h-3Z`,
  // Nelson on his column
  STRAND:
    'M16 60v-4h6v-5h8v-4h20v4h8v5h6v4ZM35 47l1.5-31h7L45 47ZM33 16l2-4h10l2 4ZM37 12V7l-1-2 2-1V1h4v3l2 1-1 2v5ZM64 52l6-4 4 2v10h-8ZM16 52l-6-4-4 2v10h8Z',
  // The arch at the park
  WEST_END: `M8 32v-6h64v6ZM10 34h60v26h-9V48c0-6-9-6-9 0v12h-4V46c0-11-16-11-16 0v14h-4V48c0-6-9-6-9 0v12h-9ZM20 26l2-6h36l2 6Z`,
  // The museum
  HOLBORN: `M4 60v-4h72v4ZM6 36h68v-4H6ZM8 31 40 14l32 17Z${row(9, 11.6, 6, (x) => `M${x} 37h5v18h-5Z`)}M30 28h20l-10-7Z`,
  // The cathedral
  CITY: 'M2 60V42h8V30l4-8 4 8v12h8v-6c0-2 1-3 3-3 0-11 4-16 9-17v-6h-2V8h2V4h-2V2h2V0h4v2h2v2h-2v4h2v2h-2v6c5 1 9 6 9 17 2 0 3 1 3 3v6h8V30l4-8 4 8v12h8v18ZM32 60V50c0-6 8-6 8 0v10ZM10 47h5v8h-5Zm12 0h5v8h-5Zm29 0h5v8h-5Zm13 0h5v8h-5ZM31 36h2v6h-2Zm5 0h2v6h-2Zm5 0h2v6h-2Z',
  // A spire among trees
  HIGHBURY: `M28 60V34l6-34 6 34v6h24l8 8v12ZM32 40h4v8h-4ZM46 48h4v6h-4Zm10 0h4v6h-4Z${tree(14, 10)}${tree(4, 6)}`,
  // The White Tower
  EAST_END: `M8 60V24l-1-2c0-5 3-6 4-10h1c1 4 4 5 4 10l-1 2v6h2v-2h3v2h3v-2h3v2h3V20l-1-2c0-5 4-6 5-11h1c1 5 5 6 5 11l-1 2v10h3v-2h3v2h3v-2h3v2h3v-6l-1-2c0-5 3-6 4-10h1c1 4 4 5 4 10l-1 2v36Z${row(19, 9, 5, (x) => `M${x} 37h3v7h-3Zm0 12h3v7h-3Z`)}`,
  // Wharves, a crane, masts
  BERMONDSEY: `M2 60V40l12-8 12 8v20ZM30 60V26l-3 1 1-4 24-13 1 3-19 13v34ZM47 14h1.5v16H47ZM54 60V20h1.5v40ZM68 60V14h1.5v46ZM48 58h30l-4 2H52ZM56 24l8 18h-8ZM70 18l8 22h-8Z${row(6, 8, 2, (x) => `M${x} 44h5v6h-5Z`)}`,
  // The priory church
  SOUTHWARK: `M4 60V44l8-7h14V18l1.5-8 1.5 8h16l1.5-8 1.5 8v19h22l8 7v16ZM32 24h3v9h-3Zm8 0h3v9h-3ZM12 46h4v8h-4Zm10 0h4v8h-4Zm11 14V50c0-5 7-5 7 0v10ZM50 46h4v8h-4Zm12 0h4v8h-4Z`,
  // The gatehouse
  LAMBETH: `M8 60V20h4v4h4v-4h4v4h4v-4h4v14h24V20h4v4h4v-4h4v4h4v-4h4v40ZM34 60V50c0-8 12-8 12 0v10ZM14 30h5v7h-5Zm0 14h5v7h-5Zm47-14h5v7h-5Zm0 14h5v7h-5ZM37 38h6v6h-6Z`,
  // Workshops and chimneys
  BATTERSEA: `M2 60V44l12-9v9l12-9v9l12-9v25ZM44 60l2-50h6l2 50ZM60 60l1.5-38h5L68 60ZM6 49h5v5H6Zm12 0h5v5h-5Zm12 0h5v5h-5ZM50 8c4-6 10 0 16-5-2 6-10 6-16 5ZM65 19c3-5 8 0 13-4-2 5-8 5-13 4Z`,
};
