// The prerendered start page: the right game's, and with its script allowed by the policy.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folder } from './folder.ts';
import { serve } from './http-stub.ts';

const SCRIPT = 'document.title = "early";';
const page = (name: string) => `<!doctype html><script>${SCRIPT}</script><p>${name}</p>`;
const place = folder();
const write = (name: string, text: string) => writeFileSync(join(place.path, name), text);
write('index.html', '<!doctype html>');
write('start.html', page('first'));
write('start-other.html', page('other'));
const { app } = await serve({ page: place.path });
afterAll(async () => {
  await app.close();
  place.remove();
});

test.each([
  ['/', 'first'],
  ['/?game=other', 'other'],
  ['/?game=unknown', 'first'],
  ['/?game=../start-other', 'first'],
  ['/?game=other&game=other', 'first'],
])('%s is the start page of the game that it names, else of the first', async (url, name) => {
  const { body, headers } = await app.inject(url);
  expect(body).toBe(page(name));
  expect(headers['cache-control']).toBe('no-cache');
});

test('every other place gets the page that is for all, an address that cannot be read too', async () => {
  for (const url of ['/new', '/nowhere', '/%'])
    expect((await app.inject({ url, headers: { accept: 'text/html' } })).body).toBe('<!doctype html>');
});

test('the script that stands in it may run, by its hash, and no other', async () => {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy.split('; ').find((one) => one.startsWith('script-src '))).toBe(`script-src 'self' 'sha256-${hash}'`);
});

test('what the browser can unpack comes packed', async () => {
  write('start.html.gz', 'packed');
  const { headers, body } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect([headers['content-encoding'], headers['content-type'], body]).toEqual([
    'gzip',
    'text/html; charset=utf-8',
    'packed',
  ]);
});
