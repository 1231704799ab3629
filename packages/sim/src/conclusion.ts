// Describes the result of checking a record.
import { at } from '@gaslamp/kernel/lists';
import { returnsIn } from '@gaslamp/record/receipts';
import type { DiceProof } from '@gaslamp/record/record';
import type { ReadRecord } from '@gaslamp/record/record-reader';
import type { NotRerun, Verdict } from '@gaslamp/record/verify';
import { all } from '@gaslamp/words/things';
import { rangesOf } from './ranges.ts';
import type { Checked } from './record-file.ts';
import { say } from './say.ts';

/**
 * `Verified: 312 entries, 140 moves. 97 draws and rolls follow from the key. Patches and rules agree.`, and what could not be
 * checked.
 */
export function conclusion({ record, game, verdict }: Checked): string[] {
  const { finding, reasons, fits, steps, notRerun, draws } = verdict;
  const { s } = at(steps, steps.length - 1);
  const found = [
    say(finding === 'verified' || finding === 'unchanged' ? finding : 'notVerified', {
      entries: steps.length,
      moves: s.move,
    }),
    followed(record, draws),
    agreed(steps.length, notRerun),
    ...(s.agenda.length === 0 ? [] : [unfinished(record)]),
  ];
  const { dice, from } = record.header;
  return [
    found.join(' '),
    ...(from === null ? [] : [say('wentOn', { ...from })]),
    ...(fits === null ? [] : [say('receipt.fits', { move: fits })]),
    ...(['receipt', 'returned'] as const).filter((one) => reasons.includes(one)).map((one) => say(`receipt.${one}`)),
    ...rangesOf(notRerun).map(({ from, to, why, rules }) =>
      say(`notRerun.${why}`, { entries: to - from + 1, from, to, rules, here: game.rules }),
    ),
    ...(dice === null ? [] : [say('dice.hash', { hash: dice.hash }), ...sharesOf(dice)]),
    ...returnsIn(record).map(({ seen, hash }) => say('returned', { seen, hash })),
    ...(notRerun.at(-1)?.entry === steps.length - 1 ? [say('notRerun.result')] : []),
  ];
}

function followed({ header: { dice, seed } }: ReadRecord, outcomes: Verdict['draws']): string {
  const draws = outcomes.length;
  if (dice === null && seed === null) return say('dice.none', { draws });
  if (dice !== null && dice.key === null) return say('dice.untold', { draws });
  const followed = outcomes.filter(({ fromKey }) => fromKey !== null).length;
  if (dice === null) return say('dice.seeded', { draws, followed });
  return followed === draws ? say('dice.whole', { draws }) : say('dice.part', { draws, followed });
}

/** The seats that gave shares of chance, in the order in which they gave them, and the others. */
function sharesOf({ shares = [] }: DiceProof): string[] {
  const seats = shares.map((share, seat) => ({ seat: seat + 1, by: share?.by ?? null }));
  const given = seats.filter(({ by }) => by !== null).sort((a, b) => a.by! - b.by!);
  const none = seats.filter(({ by }) => by === null);
  const listed = (some: typeof seats) => ({ seats: all(some.map(({ seat }) => String(seat))), count: some.length });
  return [
    ...(given.length === 0 ? [] : [say('dice.shares', listed(given))]),
    ...(none.length === 0 ? [] : [say('dice.noShares', listed(none))]),
  ];
}

function agreed(entries: number, notRerun: readonly NotRerun[]): string {
  const rerun = entries - notRerun.length;
  if (rerun === entries) return say('agree.all');
  return rerun === 0 ? say('agree.none') : say('agree.some', { entries: rerun });
}

const unfinished = ({ notes }: ReadRecord): string =>
  say(notes.some(({ note }) => note.kind === 'ended') ? 'unfinished.ended' : 'unfinished.left');
