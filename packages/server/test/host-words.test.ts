// The host's announcements above every page, and the host's own texts that every footer links.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { folder } from './folder.ts';
import { serve } from './http-stub.ts';

const place = folder();
afterAll(place.remove);
const write = (name: string, text: string | Uint8Array): string => {
  const path = join(place.path, name);
  writeFileSync(path, text);
  return path;
};
const PAGE = '<!doctype html><body class="x"><div id="root"></div></body>';
write('index.html', PAGE);
const ASKS = { accept: 'text/html' };

test('what the host says stands above every page, as text; where nothing is said, nothing does', async () => {
  const rules = { announced: 'soon <script>', closed: 'an "update"' };
  const { app } = await serve({ page: place.path }, { rules });
  for (const url of ['/new', '/m/abc', '/nowhere']) {
    const { body, headers } = await app.inject({ url, headers: ASKS });
    expect(body).toMatch(/^<!doctype html><body class="x"><style>.*<div id="root"><\/div><\/body>$/s);
    expect(body).toContain(
      '<p class="house-closed">You cannot create new matches here for now: an &quot;update&quot;</p>',
    );
    expect(body).toContain('</summary><p>soon &lt;script&gt;</p>');
    expect(headers['cache-control']).toBe('no-cache');
  }
  Object.assign(rules, { announced: null, closed: null });
  expect((await app.inject({ url: '/new', headers: ASKS })).body).toBe(PAGE);
  await app.close();
});

test('it comes packed to whoever can unpack it, and changes at once', async () => {
  const rules = { announced: 'one', closed: null as string | null };
  const { app } = await serve({ page: place.path }, { rules });
  const packed = async () => {
    const { rawPayload, headers } = await app.inject({
      url: '/new',
      headers: { ...ASKS, 'accept-encoding': 'br, gzip' },
    });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding, accept-language, cookie']);
    return String(gunzipSync(rawPayload));
  };
  for (const words of ['one', 'two', 'two']) {
    rules.announced = words;
    expect(await packed()).toContain(`<p>${words}</p>`);
  }
  const unpacked = await app.inject({ url: '/new', headers: { ...ASKS, 'accept-encoding': 'gzip;q=0' } });
  expect(unpacked.headers['content-encoding']).toBeUndefined();
  await app.close();
});

test('imprint and privacy are shown as text alone, and every page with a footer leads to them', async () => {
  const imprint = write('imprint.txt', 'Irene Adler\n<b>Briony Lodge</b> & "co" <script>alert(1)</script>\n');
  const { texts } = readSettings({ GASLAMP_IMPRINT: imprint });
  const { app } = await serve({ page: place.path, texts });
  const { body, headers } = await app.inject('/imprint');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain(
    '<p class="text">Irene Adler\n&lt;b&gt;Briony Lodge&lt;/b&gt; &amp; &quot;co&quot; &lt;script&gt;',
  );
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const url of ['/new', '/m/abc']) {
    const page = (await app.inject({ url, headers: ASKS })).body;
    expect(page).toContain('<a href="/imprint">Imprint</a>');
    expect(page).not.toContain('/privacy');
  }
  await app.close();
  const none = await serve({ page: place.path });
  expect((await none.app.inject({ url: '/imprint', headers: ASKS })).body).toBe(PAGE);
  expect((await none.app.inject({ url: '/new', headers: ASKS })).body).toBe(PAGE);
  await none.app.close();
});

test('a text that cannot be shown stops the start with a sentence', () => {
  expect(readSettings({ GASLAMP_PRIVACY: write('privacy.txt', '\uFEFF Nothing is kept. \n') }).texts).toEqual({
    imprint: null,
    privacy: 'Nothing is kept.',
  });
  const wrong: [string, string][] = [
    [join(place.path, 'nowhere.txt'), 'ENOENT'],
    [place.path, 'EISDIR'],
    [write('empty.txt', ' \n'), 'it is empty'],
    [write('long.txt', 'x'.repeat(100_001)), 'it has more than 100 kB'],
    [write('template.txt', 'Run by [[your name]].'), '\\[\\[your name\\]\\] is still to be filled in'],
    ...['imprint', 'privacy'].map((name): [string, string] => [
      fileURLToPath(new URL(`../../../deploy/${name}.txt`, import.meta.url)),
      'is still to be filled in',
    ]),
    [write('latin.txt', Uint8Array.of(0xe9, 0x20, 0x41)), 'it is not UTF-8'],
  ];
  for (const [path, why] of wrong)
    for (const name of ['GASLAMP_IMPRINT', 'GASLAMP_PRIVACY'])
      expect(() => readSettings({ [name]: path })).toThrow(
        new RegExp(`^${name} must be a file of plain text in UTF-8, not ".*": .*${why}`),
      );
});
