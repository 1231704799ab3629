// E-mails and drawn pages in the made-up language: nothing in them was written in code.
import { madeUpTexts, outside } from '@gaslamp/words/made-up';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskOf, send } from './desk-forms.ts';
import { ownServer, post, three } from './harness.ts';
import { serve } from './http-stub.ts';
import { confirmed, linkIn, open, table } from './letters.ts';

const made = vi.hoisted(() => ({ texts: null as unknown }));
// Whatever language somebody has asked for, they are written to in this one.
vi.mock('@gaslamp/words/languages', async (original) => {
  const languages = await original<typeof import('@gaslamp/words/languages')>();
  return { ...languages, texts: (code: string) => made.texts ?? languages.texts(code) };
});

beforeEach(() => {
  made.texts = { ...madeUpTexts(), code: 'ja' };
});
afterEach(() => {
  made.texts = null;
});

const NAMES = /\b(?:Ann|Ben|Cat|Irene Adler|Gaslamp|emerald-2e)\b/g;
const ENTITY = /&(?:amp|lt|gt|quot|#39);/g;
/** Returns the words of a page that are in no catalogue: those between its tags, and of its labels. */
function ownWords(page: string, ...ids: readonly string[]): string {
  const labels = [...page.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  const text = page.replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]*>/g, ' ');
  const own = outside([text, ...labels].join(' '))
    .replace(ENTITY, '')
    .replace(NAMES, '');
  return (
    ids
      .reduce((rest, id) => rest.replaceAll(id, ''), own)
      .match(/\S*\p{L}\S*/gu)
      ?.join(' ') ?? ''
  );
}

test('a letter says nothing that is not in a catalogue but names and links', async () => {
  const { skip, letters } = await confirmed();
  skip(11_000);
  await expect.poll(() => letters.length).toBe(2);
  for (const { headers, text } of letters) {
    expect(headers.subject).toMatch(/⟦.+⟧|=\?UTF-8\?/i);
    expect(text).toMatch(/⟦.+⟧/s);
    const own = outside(text).replace(/https?:\S+/g, '');
    expect(own.replace(NAMES, '')).not.toMatch(/\p{L}/u);
  }
});

test('nor do the pages behind its links', async () => {
  const { run, letters, write, token } = await table();
  await write(token, 'ann@example.org');
  await expect.poll(() => letters.length).toBe(1);
  const [confirm, stop] = (['confirm', 'stop'] as const).map((purpose) => linkIn(letters[0]!, purpose));
  for (const [path, method, body] of [
    [confirm!, 'GET'],
    [confirm!, 'POST'],
    [stop!, 'GET'],
    [stop!, 'POST', ''],
    [stop!, 'POST', 'do=never'],
    [stop!, 'POST', 'do=again'],
    [confirm!, 'POST'],
    ['/mail/stop/forged', 'GET'],
  ] as const) {
    const page = await (await open(run.port, path, method, body)).text();
    expect(page).toMatch(/<h1>⟦.+⟧<\/h1>/);
    expect(ownWords(page), path).toBe('');
  }
});

test('nor do the desk and the texts of the host', async () => {
  const texts = { imprint: 'Irene Adler', privacy: null };
  const run = await ownServer({ texts });
  const { match, tokens } = await three(run.port);
  const report = (about: object) => post(run.port, `/api/matches/${match}/report`, { token: tokens[0], about });
  for (const about of [{ kind: 'match' }, { kind: 'name', seat: 1 }]) await report(about);
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${run.port}${path}`)).text();
  const desk = await deskOf(run);
  await desk.do({ do: 'suspend', what: 'name', said: 'Cat' });
  await desk.do({ do: 'announce', said: 'Irene Adler' });
  await desk.do({ do: 'revoke', match });
  const pages = [
    await get('/imprint'),
    await get('/admin'),
    await (await send(run.port, '/login', { token: 'wrong' })).text(),
    await desk.page(),
    await desk.page(`/match/${match}`),
    await desk.page('/match/nowhere'),
    await desk.find('Ben'),
    await (await desk.do({ do: 'burn' })).text(),
  ];
  for (const page of pages) {
    expect(page).toMatch(/<h1>⟦.+⟧/);
    expect(ownWords(page, match)).toBe('');
  }
});

test('nor does the page of a refused request', async () => {
  const { app } = await serve({ requestsPerMinute: 1, texts: { imprint: 'Irene Adler', privacy: null } });
  const ask = () => app.inject({ url: '/imprint', headers: { accept: 'text/html', host: 'table.example' } });
  await ask();
  const { statusCode, body } = await ask();
  await app.close();
  expect([statusCode, ownWords(body)]).toEqual([429, '']);
});
