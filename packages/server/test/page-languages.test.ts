// The language of the page: that of its address, else the chosen one, else the browser's.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { alternates, wanted } from '../src/http/languages.ts';
import { folder } from './folder.ts';
import { serve } from './http-stub.ts';

const place = folder();
const write = (name: string, text: string) => writeFileSync(join(place.path, name), text);
const LANGUAGES = ['en', 'de', 'pl'] as const;
for (const language of LANGUAGES) {
  const end = language === 'en' ? '' : `.${language}`;
  for (const name of ['index', 'start', 'start-other'])
    write(`${name}${end}.html`, `<html lang="${language}"><head></head><body>${name}</body></html>`);
  const other = { title: `Come in ${language}`, text: '', picture: '/assets/other.jpg' };
  write(`invitations${end}.json`, JSON.stringify({ other }));
}
mkdirSync(join(place.path, 'assets/de'), { recursive: true });
write('assets/de/script.js', 'German');
const { app } = await serve(
  { page: place.path },
  { about: async (id: string) => ({ game: 'other', made: id === 'abc' ? undefined : id }) },
);
afterAll(async () => {
  await app.close();
  place.remove();
});

const page = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const got = await app.inject({ url, headers: { accept: 'text/html', host: 'table.example', ...headers } });
  const [, language, name] = /^<html lang="(\w+)">.*<body>(.*)<\/body>/.exec(got.body) ?? [];
  return { got, page: `${name} in ${language}` };
};

test.each([
  ['/', {}, 'start in en'],
  ['/', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'start in de'],
  ['/', { 'accept-language': 'fr' }, 'start in en'],
  ['/?game=other', { 'accept-language': 'pl' }, 'start-other in pl'],
  ['/', { 'accept-language': 'de', cookie: 'a=b; language=pl' }, 'start in pl'],
  ['/', { 'accept-language': 'de', cookie: 'language=xx' }, 'start in de'],
  ['/', { 'accept-language': 'de', cookie: 'mylanguage=pl' }, 'start in de'],
  ['/?language=pl', { cookie: 'language=de' }, 'start in pl'],
  ['/?language=../pl&language=pl', {}, 'start in en'],
  ['/de', { cookie: 'language=pl', 'accept-language': 'pl' }, 'start in de'],
  ['/de/', {}, 'start in de'],
  ['/pl/?game=other', { cookie: 'language=de' }, 'start-other in pl'],
  ['/en/', { 'accept-language': 'de' }, 'start in en'],
  ['/learn/other', { 'accept-language': 'pl' }, 'index in pl'],
  ['/de/learn/other', { 'accept-language': 'pl' }, 'index in de'],
  ['/de/m/abc', { 'accept-language': 'pl' }, 'index in de'],
  ['/m/abc', { 'accept-language': 'pl' }, 'index in pl'],
  ['/m/abc/replay', { cookie: 'language=de' }, 'index in de'],
  ['/xx/', { 'accept-language': 'de' }, 'index in de'],
] as const)('%s with %o is %s', async (url, headers, expected) => {
  const { got, page: found } = await page(url, headers);
  expect([got.statusCode, found]).toEqual([200, expected]);
  expect(got.headers['cache-control']).toBe('no-cache');
  expect(got.headers.vary).toBe('accept-encoding, accept-language, cookie');
});

test('a page for all languages sets no cookie, and a script is the same for everybody', async () => {
  expect((await page('/', { 'accept-language': 'de' })).got.headers).not.toHaveProperty('set-cookie');
  const { body, headers } = await app.inject({ url: '/assets/de/script.js', headers: { 'accept-language': 'pl' } });
  expect([body, headers['cache-control']]).toEqual(['German', 'public, max-age=31536000, immutable']);
});

test('the preview of a match is in the language of whoever made it, whichever a messenger asks for', async () => {
  for (const made of LANGUAGES)
    for (const language of LANGUAGES) {
      const { got, page: found } = await page(`/m/${made}`, { 'accept-language': language });
      expect(got.body).toContain(`<meta property="og:title" content="Come in ${made}" />`);
      expect(found).toBe(`index in ${language}`);
    }
});

test.each([
  ['de', 'de'],
  ['pl-PL', 'pl'],
  ['en, de', 'en'],
  ['en;q=0.5, de;q=0.8, pl;q=0.7', 'de'],
  ['de;q=0, pl', 'pl'],
  ['DE-ch ; Q=0.3', 'de'],
  ['fr, *', undefined],
  ['de;q=much', undefined],
  ['', undefined],
  [undefined, undefined],
  [`${'fr,'.repeat(1000)}de`, undefined],
] as const)('a browser that wants %j gets %s', (header, language) => {
  expect(wanted(header)).toBe(language);
});

test('public pages tell search engines their addresses in each language, and pages of matches do not', async () => {
  const { link } = (await page('/pl/learn/other')).got.headers;
  expect(link).toBe(
    [
      '<http://table.example/en/learn/other>; rel="alternate"; hreflang="en"',
      '<http://table.example/de/learn/other>; rel="alternate"; hreflang="de"',
      '<http://table.example/pl/learn/other>; rel="alternate"; hreflang="pl"',
      '<http://table.example/learn/other>; rel="alternate"; hreflang="x-default"',
    ].join(', '),
  );
  expect((await page('/?x=1&game=other')).got.headers.link).toContain('<http://table.example/de/?game=other>');
  for (const url of ['/m/abc', '/de/m/abc', '/nowhere', '/statistics'])
    expect((await page(url)).got.headers.link, url).toBeUndefined();
  expect(alternates('http://table.example', `/learn/${'a'.repeat(300)}`)).toBeUndefined();
  expect(alternates('http://table.example', '/?game=a>b')).not.toContain('a>b');
});
