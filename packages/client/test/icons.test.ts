import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PUBLIC = new URL('../public/', import.meta.url);
/** Returns width and height of a PNG. */
function sizeOf(name: string): string {
  const bytes = readFileSync(new URL(name, PUBLIC));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('home screens find icons as PNG in the sizes that the manifest names', () => {
  const { icons } = JSON.parse(readFileSync(new URL('manifest.webmanifest', PUBLIC), 'utf8')) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  const drawn = icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of drawn) expect(sizeOf(src.slice(1))).toBe(sizes);
  const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  expect(html).toContain('<link rel="apple-touch-icon" href="/icon-180.png" />');
  expect(sizeOf('icon-180.png')).toBe('180x180');
});
