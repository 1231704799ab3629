import type { Receipt } from '@gaslamp/protocol/receipts';
import { Chain, publishedBy } from '@gaslamp/record/chain';
import type { LogLine } from '@gaslamp/record/log';
import { type MatchRecord, recordOf } from '@gaslamp/record/record';
import { hashOfKey } from '@gaslamp/record/secure-dice';
import { verify } from '@gaslamp/record/verify';
import { expect, test } from 'vitest';
import { begun, game, KEY, playOn, readBack, recorded, second, whole } from './matches.ts';

const named = (record: MatchRecord): MatchRecord => ({ ...record, header: { ...record.header, match: 'm' } });
/** Returns the receipts of all published moves of a record. */
function receiptsOf({ header, lines }: MatchRecord): Receipt[] {
  const { game, pack, options, before } = header;
  const chain = new Chain(KEY, { match: 'm', game, pack, options, before, from: null });
  return lines.flatMap((line) => {
    const commitment = chain.add(line);
    const move = publishedBy(line);
    return move === null ? [] : [{ move, era: 0, commitment, signature: '' }];
  });
}
const record = named(whole);
const receipts = receiptsOf(record);
const last = receipts.at(-1)!;

test('a receipt of the same log fits, at whichever move', () => {
  for (const one of [receipts[0]!, receipts[30]!, last])
    expect(verify(game, readBack(record), null, [one])).toMatchObject({ finding: 'verified', fits: one.move });
});

test('entries of other rules are unchanged if a receipt covers them, and not verified otherwise', () => {
  const early = playOn(begun(), game, 30);
  const mixed = named(recorded(playOn(early, second, 100_000), second));
  const all = receiptsOf(mixed);
  const covers = all.find(({ move }) => move > early.lines.length)!;
  const read = readBack(mixed);
  expect(verify(second, read, null, [covers])).toMatchObject({ finding: 'unchanged', reasons: ['rules'] });
  expect(verify(second, read, null, [all[2]!])).toMatchObject({ finding: 'notVerified', fits: all[2]!.move });
  expect(verify(second, read)).toMatchObject({ finding: 'notVerified', fits: null });
});

test('a deal that was exchanged and relabelled is false for whoever has a receipt', () => {
  const [deal, ...lines] = whole.lines as [Extract<LogLine, { entry: object }>, ...LogLine[]];
  const older = { ...deal, rules: game.rules - 1, entry: { ...deal.entry, chance: deal.entry.chance.toReversed() } };
  const { before } = whole.header;
  const header = { ...record.header, rules: older.rules, before: { ...before, rules: older.rules } };
  const forged = readBack({ ...record, header, lines: [older, ...lines] });
  const { end } = forged;
  const { code, values } = verify(game, forged).problem!;
  expect(code).toBe('record.end');
  const hash = JSON.parse(String(values.found)) as string;
  const whole_ = { ...forged, end: { ...end!, hash } };
  expect(verify(game, whole_)).toMatchObject({ finding: 'notVerified', reasons: ['rules'] });
  expect(verify(game, whole_, null, [last])).toMatchObject({
    finding: 'false',
    problem: { code: 'record.receipt', values: { move: last.move } },
  });
});

test('a record without the match’s name or the key cannot be compared', () => {
  expect(verify(game, readBack(whole), null, [last])).toMatchObject({ finding: 'notVerified', reasons: ['receipt'] });
});

test('a later key is the one that the log announced, from there on', () => {
  const hash = hashOfKey('later');
  const note = { at: 1, note: { kind: 'returned', seen: 900, era: 0, move: last.move, hash } } as const;
  const dice = { ...record.header.dice!, later: [{ first: whole.lines.length, hash, key: 'later' }] };
  const returned = { ...record, header: { ...record.header, dice }, lines: [...whole.lines, note] };
  expect(verify(game, readBack(returned)).finding).toBe('verified');
  const lost = { ...last, move: 900 };
  expect(verify(game, readBack(returned), null, [lost])).toMatchObject({ reasons: ['returned'], problem: null });
  expect(verify(game, readBack(returned), null, [{ ...lost, move: 901 }]).finding).toBe('false');
  const wrong = [
    [],
    [{ ...dice.later[0]!, first: 4 }],
    [{ ...dice.later[0]!, hash: hashOfKey('x'), key: 'x' }],
    [{ ...dice.later[0]!, key: 'x' }],
  ];
  for (const later of wrong) {
    const forged = { ...returned, header: { ...returned.header, dice: { ...dice, later } } };
    expect(verify(game, readBack(forged)).problem).toMatchObject({ entry: -1 });
  }
  // From its entry on the dice follow from the later key.
  const early = { ...dice, later: [{ ...dice.later[0]!, first: 20 }] };
  const lines = whole.lines.toSpliced(20, 0, note);
  const { problem } = verify(game, readBack({ ...returned, header: { ...record.header, dice: early }, lines }));
  expect(problem).toMatchObject({ code: 'record.outcome', values: { source: 'dice key' } });
  expect(problem?.entry).toBeGreaterThanOrEqual(20);
});

test('draws and rolls from a later key are not verified, since the server chose it when it knew all shares', () => {
  const later = (key: string | null) => [{ first: 0, hash: hashOfKey('chosen'), key }];
  const note = { at: 1, note: { kind: 'returned', seen: 0, era: 0, move: 0, hash: hashOfKey('chosen') } } as const;
  const { header, lines } = recorded(playOn(begun(game, 'chosen'), game, 0));
  const forged = (key: string | null) =>
    verify(
      game,
      readBack(recordOf({ ...header, game, dice: { ...header.dice!, later: later(key) } }, [note, ...lines])),
    );
  expect(forged('chosen')).toMatchObject({ finding: 'notVerified', reasons: ['newKey'], problem: null });
  expect(forged(null)).toMatchObject({ finding: 'notVerified', reasons: ['keyUntold', 'newKey'], problem: null });
});
