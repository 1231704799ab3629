// Pages that the server draws are in the language of whoever reads them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { deskOf } from './desk-forms.ts';
import { folder } from './folder.ts';
import { ownServer, post, three } from './harness.ts';
import { serve } from './http-stub.ts';

const READERS = [
  ['en', { 'accept-language': 'fr' }],
  ['de', { 'accept-language': 'de-CH' }],
  ['pl', { 'accept-language': 'de', cookie: 'language=pl' }],
] as const;
const PAGES = [
  ['/mail/stop/x', { en: 'not from this server', de: 'nicht von diesem Server', pl: 'nie pochodzi z tego serwera' }],
  ['/admin', { en: 'Open</button>', de: 'Öffnen</button>', pl: 'Otwórz</button>' }],
  ['/imprint', { en: '<h1>Imprint</h1>', de: '<h1>Impressum</h1>', pl: '<h1>Nota prawna</h1>' }],
] as const;
const TEXTS = { imprint: 'Irene Adler', privacy: null };
const ASKS = { accept: 'text/html', host: 'table.example' };

test('pages behind links in e-mails, of the desk and of the host are in the language of each reader', async () => {
  const { port } = await ownServer({ texts: TEXTS });
  for (const [language, headers] of READERS)
    for (const [path, words] of PAGES) {
      const got = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      expect(await got.text()).toMatch(
        new RegExp(`^<!doctype html><html lang="${language}">.*${words[language]}`, 's'),
      );
      expect(got.headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
    }
});

test('a page that is refused for a moment says so in the language of its reader', async () => {
  const { app } = await serve({ requestsPerMinute: 1, texts: TEXTS });
  onTestFinished(() => app.close());
  const titles = { en: 'One moment', de: 'Einen Moment', pl: 'Chwileczkę' };
  const why = { en: 'Too many requests', de: 'Zu viele Anfragen', pl: 'Za dużo' };
  await app.inject({ url: '/imprint', headers: ASKS });
  for (const [language, headers] of READERS) {
    const got = await app.inject({ url: '/imprint', headers: { ...ASKS, ...headers } });
    expect(got.statusCode).toBe(429);
    expect(got.body).toMatch(new RegExp(`lang="${language}".*<h1>${titles[language]}</h1><p>${why[language]}`, 's'));
    expect(got.headers.vary).toContain('accept-language');
  }
});

test('announcements are introduced in the language of each reader, although the page is packed once', async () => {
  const place = folder();
  writeFileSync(join(place.path, 'index.html'), '<!doctype html><body></body>');
  const { app } = await serve({ page: place.path, texts: TEXTS }, { rules: { announced: 'soon' } });
  onTestFinished(async () => {
    await app.close();
    place.remove();
  });
  const says = { en: 'The operator of this server says', de: 'teilt mit', pl: 'ogłasza' };
  for (const [language, headers] of [...READERS, ...READERS]) {
    const got = await app.inject({ url: '/new', headers: { ...ASKS, 'accept-encoding': 'gzip', ...headers } });
    const page = String(gunzipSync(got.rawPayload));
    expect(page).toMatch(new RegExp(`<summary>[^<]*${says[language]}`));
    expect(page).toContain('<p>soon</p>');
  }
});

test('the desk says who reported something, in the language of the operator', async () => {
  const run = await ownServer({});
  const { match, made, tokens } = await three(run.port);
  const report = (token: string, about: object) => post(run.port, `/api/matches/${match}/report`, { token, about });
  await report(tokens[0], { kind: 'match' });
  await report(made.spectator, { kind: 'name', seat: 1 });
  const { cookie } = await deskOf(run);
  const words = {
    en: ['Reported by Ann on 2', 'Reported by a spectator on 2'],
    de: ['Gemeldet von Ann am 2', 'Gemeldet von einem Zuschauer am 2'],
    pl: ['Zgłasza Ann, 2', 'Zgłasza widz, 2'],
  };
  for (const language of ['en', 'de', 'pl'] as const) {
    const headers = { cookie: `${cookie}; language=${language}` };
    const page = await (await fetch(`http://127.0.0.1:${run.port}/admin`, { headers })).text();
    expect(page).toContain(`<html lang="${language}">`);
    for (const said of words[language]) expect(page).toContain(`<p>${said}`);
  }
});
