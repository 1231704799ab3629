// Tests the lines of a table, muting, and the stored settings.
import type { NumberedLine } from '@gaslamp/protocol/talk';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { addTexts } from '@gaslamp/words/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TalkMessage } from '../net/match-client.ts';
import { afterStep, type Draft, EMPTY } from './draft.ts';
import { readTalk, withMuted, withRead } from './kept.ts';
import { heardOf, linesOf, roomKey, speakerKey, unreadOf, withAllRead } from './lines.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

const by = (number: number) => ({ kind: 'seat', seat: 0, number, name: `Person ${number}` }) as const;
const line = (n: number, number = 2): NumberedLine => ({
  n,
  at: n,
  by: by(number),
  words: { kind: 'text', text: `${n}` },
});
const latest = (...lines: NumberedLine[]): TalkMessage => ({ t: 'talk', room: 'players', lines });
const next = (n: number, room: 'players' | 'watchers' = 'players'): TalkMessage => ({ t: 'line', room, line: line(n) });
const numbers = (messages: readonly TalkMessage[]) => linesOf(messages).players.map(({ n }) => n);
const info = { id: 'm', you: 0, seats: [{ number: 1 }] } as unknown as MatchInfo;
const NOTHING = readTalk(null);

describe('the lines of a table', () => {
  test('come in their order, each once', () => {
    expect(numbers([latest(line(1), line(2)), next(2), next(3), next(3)])).toEqual([1, 2, 3]);
  });
  test('that are told anew stand in place of those before', () => {
    expect(numbers([next(1), next(2), latest(line(60), line(61)), next(62)])).toEqual([60, 61, 62]);
  });
  test('are those of each room by itself', () => {
    const { players, watchers } = linesOf([next(1), next(1, 'watchers'), next(2, 'watchers')]);
    expect([players.length, watchers.length]).toEqual([1, 2]);
  });
});

describe('to be read', () => {
  const lines = [line(1), line(2, 1), line(3), line(4, 3)];
  const unread = (kept: typeof NOTHING) => unreadOf('players', lines, info, kept).map(({ n }) => n);
  test('is what others have said', () => expect(unread(NOTHING)).toEqual([1, 3, 4]));
  test('is what comes behind what was read in that room of that match', () => {
    expect(unread(withRead(NOTHING, roomKey('m', 'players'), 3))).toEqual([4]);
    expect(unread(withRead(NOTHING, roomKey('m', 'watchers'), 3))).toEqual([1, 3, 4]);
    expect(unread(withRead(NOTHING, roomKey('other', 'players'), 3))).toEqual([1, 3, 4]);
  });
  test('is nothing of somebody muted, and nothing at all where all are', () => {
    const muted = withMuted(NOTHING, speakerKey('m', by(2)), true);
    expect(unread(muted)).toEqual([4]);
    expect(unread(withMuted(muted, speakerKey('m', by(2)), false))).toEqual([1, 3, 4]);
    expect(unread({ ...NOTHING, mute: true })).toEqual([]);
  });
});

describe('somebody who is muted', () => {
  const messages = [next(1), next(2)];
  const muted = withMuted(NOTHING, speakerKey('m', by(2)), true);
  test('is neither heard nor counted, also after the next visit, and is heard again when that is undone', () => {
    const { players } = linesOf(messages);
    for (const kept of [muted, readTalk(JSON.stringify(muted))]) {
      expect(heardOf(players, info, kept)).toEqual([]);
      expect(unreadOf('players', players, info, kept)).toEqual([]);
    }
    expect(heardOf(players, info, withMuted(muted, speakerKey('m', by(2)), false))).toEqual(players);
  });
  test('leaves others to be heard, and the same number at another match', () => {
    const { players } = linesOf([...messages, { t: 'line', room: 'players', line: line(3, 3) }]);
    expect(heardOf(players, info, muted).map(({ n }) => n)).toEqual([3]);
    expect(heardOf(players, { ...info, id: 'other' }, muted)).toEqual(players);
  });
});

describe('what was in sight', () => {
  const rooms = linesOf([next(1), next(2), next(1, 'watchers')]);
  const read = withAllRead(NOTHING, 'm', rooms);
  test('is read in both rooms, and not new after the next visit', () => {
    for (const kept of [read, readTalk(JSON.stringify(read))])
      for (const room of ['players', 'watchers'] as const) expect(unreadOf(room, rooms[room], info, kept)).toEqual([]);
    expect(unreadOf('players', [line(3)], info, read)).toHaveLength(1);
  });
  test('an empty room leaves nothing to be kept', () =>
    expect(withAllRead(NOTHING, 'm', linesOf([]))).toEqual(NOTHING));
});

describe('a line that is written', () => {
  const typed = (text: string, draft: Draft = EMPTY) => afterStep(draft, { is: 'typed', text });
  const sent = afterStep(typed('hello'), { is: 'sent' });
  const answered = (draft: Draft, reply: object, text: string | null = 'hello') =>
    afterStep(draft, { is: 'answered', reply: reply as never, text });
  test('is gone when it was said; what was typed meanwhile stays', () => {
    expect(sent).toEqual({ text: 'hello', busy: true, refused: null });
    expect(answered(sent, { t: 'said' })).toEqual(EMPTY);
    expect(answered(typed('hello, Ben', sent), { t: 'said' })).toEqual({ ...EMPTY, text: 'hello, Ben' });
  });
  test('stays when it is refused, with the reason, until something is said again', () => {
    const refused = answered(sent, { t: 'refused', detail: 'too many lines: one in three seconds' });
    expect(refused).toMatchObject({ text: 'hello', busy: false });
    expect(refused.refused).toContain('Too many lines: one in three seconds');
    expect(answered(sent, { t: 'error', error: 'no such match' }).refused).toContain('No such match');
    expect(afterStep(refused, { is: 'sent' }).refused).toBeNull();
  });
  test('with characters that no line may have is refused before it is sent', () => {
    const draft = afterStep(typed('a'), { is: 'unsayable' });
    expect(draft).toMatchObject({ text: 'a', busy: false });
    expect(draft.refused).toContain('too many accents');
  });
  test('stays while a phrase is said', () => {
    expect(answered(sent, { t: 'said' }, null)).toEqual({ ...EMPTY, text: 'hello' });
  });
});

describe('what is kept in the browser', () => {
  test('is read as it was written', () => {
    const kept = withRead(withMuted({ ...NOTHING, mute: true }, 'm seat-2', true), 'm players', 7);
    expect(readTalk(JSON.stringify(kept))).toEqual(kept);
  });
  test('may be anything: only what fits is read', () => {
    expect(readTalk('{"mute":1,"muted":["m seat-2",3,"<b>"],"read":{"m players":2,"m":1,"m watchers":"x"}}')).toEqual({
      mute: false,
      muted: ['m seat-2'],
      read: { 'm players': 2 },
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { mute, muted, read } = readTalk(text);
        expect([typeof mute, Array.isArray(muted), typeof read]).toEqual(['boolean', true, 'object']);
      }),
    );
  });
  test('does not grow for ever: what was used last stays', () => {
    let kept = NOTHING;
    for (let i = 0; i < 300; i++) kept = withRead(withMuted(kept, `m${i} seat-2`, true), `m${i} players`, 1);
    const { muted, read } = readTalk(JSON.stringify(kept));
    expect([muted.length, Object.keys(read).length]).toEqual([200, 200]);
    expect([muted.at(-1), Object.keys(read).at(-1)]).toEqual(['m299 seat-2', 'm299 players']);
  });
});
