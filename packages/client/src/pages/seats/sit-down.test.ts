import { addTexts } from '@gaslamp/words/text';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import shellTexts from '../../text/en.json' with { type: 'json' };
import { satBefore, settled, sitDown } from './sit-down.ts';

addTexts('en', shellTexts);

const kept = new Map<string, string>();
let room = true;
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (!room) throw new Error('no room');
    kept.set(key, value);
  },
});
/** Requests so far, and their responses: a status, or none at all. */
let sent: { token: string; name: string }[] = [];
let status: number | null = 200;
vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
  const wish = JSON.parse(body);
  // It is stored before it is sent.
  if (room) expect(kept.get('gaslamp.sitting')).toContain(wish.token);
  sent.push(wish);
  if (status === null) throw new TypeError('the answer was lost');
  return new Response(JSON.stringify(status === 200 ? { seat: 1, token: wish.token } : { error: 'no' }), { status });
});
// Other files of the same process use real servers.
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  for (const invite of ['a', 'b']) settled(invite);
  kept.clear();
  sent = [];
  status = 200;
  room = true;
});
const tokens = () => new Set(sent.map(({ token }) => token)).size;

test.each([true, false])('after a lost answer the same is sent again; a store with room: %s', async (has) => {
  room = has;
  status = null;
  await expect(sitDown('m', 'a', 'Ben')).rejects.toThrow('The server does not answer');
  status = 503;
  await expect(sitDown('m', 'a', 'Dan')).rejects.toThrow('no');
  status = 200;
  const seat = await sitDown('m', 'a', 'Dan');
  expect(seat).toEqual({ seat: 1, token: sent[0]!.token, phrase: '' });
  expect(seat.token).toMatch(/^[0-9A-Za-z]{25}$/);
  expect(await satBefore('m', 'a')).toEqual(seat);
  expect(sent.map(({ name }) => name)).toEqual(['Ben', 'Dan', 'Dan', 'Dan']);
  expect(tokens()).toBe(1);
  settled('a');
  expect(await satBefore('m', 'a')).toBeNull();
  await sitDown('m', 'a', 'Ben');
  await sitDown('m', 'b', 'Ben');
  expect(tokens()).toBe(3);
});

test('the secret of an invitation that somebody else has taken is forgotten', async () => {
  status = null;
  await expect(sitDown('m', 'a', 'Ben')).rejects.toThrow('The server does not answer');
  expect(await satBefore('m', 'a')).toBeNull();
  status = 403;
  expect(await satBefore('m', 'a')).toBeNull();
  expect(sent.length).toBe(3);
  expect(await satBefore('m', 'a')).toBeNull();
  expect(sent.length).toBe(3);
  expect(kept.get('gaslamp.sitting')).toBe('[]');
});

test('what is odd in the browser’s store is left out', async () => {
  for (const odd of ['{', '7', '{"a":1}', '[null,7,{"invite":"a","name":"Ben","token":"short"}]']) {
    kept.set('gaslamp.sitting', odd);
    expect(await satBefore('m', 'a')).toBeNull();
  }
  expect(sent).toEqual([]);
});
