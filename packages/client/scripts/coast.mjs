// Draws the coast of Europe once: node packages/client/scripts/coast.mjs
// Source: Natural Earth (public domain) by way of the npm package world-atlas.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoGraticule, geoPath, geoProjection } from 'd3-geo';
import { feature } from 'topojson-client';

const WIDTH = 1000;
const HEIGHT = 640;
const MIDDLE = [15.5, 46.5];

const CITIES = {
  BERLIN: [13.4, 52.52],
  CAIRO: [31.24, 30.05],
  CONSTANTINOPLE: [28.98, 41.01],
  LONDON: [-0.13, 51.51],
  MADRID: [-3.7, 40.42],
  PARIS: [2.35, 48.86],
  ROME: [12.5, 41.9],
  ST_PETERSBURG: [30.31, 59.94],
  VIENNA: [16.37, 48.21],
};

// Mountain ranges, drawn as a row of small peaks from end to end.
const RANGES = [
  [
    [-1.5, 43.0],
    [2.6, 42.4],
  ], // Pyrenees
  [
    [6.7, 44.4],
    [7.6, 46.1],
    [10.5, 46.8],
    [13.6, 47.2],
  ], // Alps
  [
    [10.2, 44.2],
    [13.6, 42.3],
    [15.6, 40.7],
  ], // Apennines
  [
    [15.6, 45.0],
    [18.6, 43.2],
    [20.4, 42.0],
  ], // Dinaric Alps
  [
    [19.6, 49.3],
    [22.6, 48.9],
    [25.2, 47.4],
    [25.8, 45.6],
    [23.4, 45.4],
  ], // Carpathians
  [
    [22.9, 43.1],
    [26.2, 42.7],
  ], // Balkans
  [
    [39.5, 43.9],
    [43.2, 43.0],
    [46.4, 42.2],
  ], // Caucasus
  [
    [30.5, 37.0],
    [35.2, 37.5],
    [39.5, 38.5],
  ], // Taurus
  [
    [-8.4, 31.2],
    [-4.4, 33.0],
    [2.2, 35.2],
    [7.6, 35.6],
  ], // Atlas
  [
    [6.9, 60.2],
    [8.6, 61.9],
    [12.4, 64.4],
  ], // Scandes
  [
    [-4.9, 56.9],
    [-3.6, 57.2],
  ], // Highlands
];

// Scales degrees up near the middle of Europe, which is crowded, and down towards its empty rim.
const crowded = (x, y) => {
  const across = Math.cos(y) * Math.sin(x);
  const up = Math.sin(y);
  const along = Math.cos(y) * Math.cos(x);
  const angle = Math.acos(Math.min(1, along));
  const spread = angle === 0 ? 1 : angle ** 0.86 / Math.sin(angle);
  return [across * spread * 1.336, up * spread * 0.939];
};

const projection = geoProjection(crowded)
  .rotate([-MIDDLE[0], -MIDDLE[1]])
  .scale(980)
  .translate([WIDTH / 2 + 27, HEIGHT / 2 - 7])
  .precision(0.4)
  .clipExtent([
    [-20, -20],
    [WIDTH + 20, HEIGHT + 20],
  ]);

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8'));

// Keeps nearby points only: distant rings would come back as slivers along the rim.
const near = ([lon, lat]) => lon > -40 && lon < 85 && lat > 8 && lat < 80;
const land = feature(atlas, atlas.objects.land);
const rings = land.features
  .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
  .filter((polygon) => polygon[0].some(near));

const drawn = geoPath(projection)({ type: 'MultiPolygon', coordinates: rings });

/** Ramer-Douglas-Peucker: keeps points that deviate more than `tolerance` from the chord. */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let far = 0;
  let at = 0;
  for (let n = 1; n < points.length - 1; n++) {
    const [x, y] = points[n];
    const stray =
      length === 0
        ? Math.hypot(x - a[0], y - a[1])
        : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
    if (stray > far) [far, at] = [stray, n];
  }
  if (far <= tolerance) return [a, b];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], n) => sum + x * ring[(n + 1) % ring.length][1] - ring[(n + 1) % ring.length][0] * y, 0),
  ) / 2;

/** Rounds to whole pixels and uses relative steps, so that paths are short. */
function shorten(points, closed) {
  let [x, y] = points[0].map(Math.round);
  let path = `M${x} ${y}l`;
  for (const point of points.slice(1)) {
    const [nextX, nextY] = point.map(Math.round);
    if (nextX === x && nextY === y) continue;
    const step = [nextX - x, nextY - y];
    path += `${path.endsWith('l') || step[0] < 0 ? '' : ' '}${step[0]}${step[1] < 0 ? '' : ' '}${step[1]}`;
    [x, y] = [nextX, nextY];
  }
  return path + (closed ? 'z' : '');
}

const parse = (path) =>
  path
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((pair) => pair.split(',').map(Number)),
    );

const coast = parse(drawn)
  .filter((ring) => area(ring) > 26)
  .map((ring) => {
    // A closed ring has no chord, so it is cut in two at its far side.
    const half = Math.floor(ring.length / 2);
    return [
      ...simplify(ring.slice(0, half + 1), 0.75).slice(0, -1),
      ...simplify([...ring.slice(half), ring[0]], 0.75).slice(0, -1),
    ];
  })
  .map((ring) => shorten(ring, true))
  .join('');

const graticule = parse(
  geoPath(projection)(
    geoGraticule()
      .step([10, 10])
      .extent([
        [-50, 10],
        [90, 80],
      ])(),
  ),
)
  .map((line) => shorten(simplify(line, 0.6), false))
  .join('');

const peaks = RANGES.flatMap((range) => {
  const line = range.map((point) => projection(point));
  const found = [];
  let due = 0;
  for (let n = 1; n < line.length; n++) {
    const [from, to] = [line[n - 1], line[n]];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (; due < length; due += 13)
      found.push([0, 1].map((i) => Math.round(from[i] + ((to[i] - from[i]) * due) / length)));
    due -= length;
  }
  return found;
});

const cities = Object.entries(CITIES).map(([city, at]) => {
  const [x, y] = projection(at).map(Math.round);
  return `  ${city}: { x: ${x}, y: ${y} },`;
});

// Writes the drawing that a page fetches as data, the coordinates that its layout uses, and the land alone as a picture that
// styles can colour.
const europe = new URL('../src/art/emerald/europe/', import.meta.url);
writeFileSync(new URL('coast.generated.json', europe), `${JSON.stringify({ coast, graticule, peaks })}\n`);
writeFileSync(
  new URL('places.generated.ts', europe),
  `// Drawn by scripts/coast.mjs from Natural Earth data. Do not edit.
export const MAP_WIDTH = ${WIDTH};
export const MAP_HEIGHT = ${HEIGHT};
export const cityPoints = {
${cities.join('\n')}
} as const;
`,
);
writeFileSync(
  new URL('../src/games/emerald-1e/art/land.generated.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><path d="${coast}"/></svg>\n`,
);
