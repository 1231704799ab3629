// Retells a recorded match in words after its end, when nothing is secret any more.
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { Publishing } from '@gaslamp/kernel/log';
import { SPECTATOR, type State } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import type { ReadRecord } from '@gaslamp/record/record-reader';
import type { Step } from '@gaslamp/record/verify';
import type { Company } from '@gaslamp/words/holders';
import { noteWords } from '@gaslamp/words/notes/sentences';
import { seatName } from '@gaslamp/words/seats';
import { harmless } from './print.ts';
import type { Checked } from './record-file.ts';
import { say } from './say.ts';
import type { Words } from './words.ts';

/** Returns the published steps of the match in words, with the events outside the game. */
export function retold({ record, verdict }: Checked, words: Words): string[] {
  const notesBefore = notesByEntry(record);
  const publishing = new Publishing();
  const lines = verdict.steps.flatMap(({ entry, s }, i) => {
    const row = publishing.next(entry);
    return [...notesBefore(i), ...(row === null ? [] : eventLines(words, s, row.events))];
  });
  return [...lines, ...notesBefore(verdict.steps.length)];
}

/** Returns every answer by its code, with the results of chance and the events that followed. */
export function retoldInSteps({ record, game, verdict }: Checked, words: Words): string[] {
  const notesBefore = notesByEntry(record);
  const stepWords = ({ entry: { player, did, chance }, s: { move, step }, published }: Step, n: number): string => {
    const who = player < 0 ? '' : `${seatName(game.id, player)}: `;
    const outcomes = chance.length === 0 ? '' : ` = ${chance.join(', ')}`;
    return harmless(say(published ? 'step.move' : 'step.draft', { n, what: `${who}${did}${outcomes}`, move, step }));
  };
  const lines = verdict.steps.flatMap((step, n) => [
    ...notesBefore(n),
    stepWords(step, n),
    ...eventLines(words, step.s, step.entry.events).map((line) => `     ${line}`),
  ]);
  return [...lines, ...notesBefore(verdict.steps.length)];
}

/** Returns the final scoring, or the points at which an unfinished match stopped. */
export function standings({ game, verdict: { steps } }: Checked, words: Words): readonly string[] {
  const { s } = at(steps, steps.length - 1);
  const end = { s, data: game.data };
  return game.result(end) === null ? words.points(view(game, s, SPECTATOR)) : words.ending(end);
}

/** Returns the events outside the game in words, in the order of the record's notes. */
export function notesTold({ header, notes }: ReadRecord): string[] {
  const company: Company = { game: header.game, seats: [], notes };
  return notes.map(({ note }) => harmless(noteWords(company, note)));
}
/** Returns the notes that precede each entry; the last ones follow all entries. */
function notesByEntry(record: ReadRecord): (entry: number) => readonly string[] {
  const lines = new Map<number, string[]>();
  for (const [i, note] of notesTold(record).entries()) {
    const { before } = at(record.notes, i);
    const there = lines.get(before);
    if (there === undefined) lines.set(before, [note]);
    else there.push(note);
  }
  return (entry) => lines.get(entry) ?? [];
}

function eventLines(words: Words, s: State, events: readonly GameEvent[]): string[] {
  const seen = events.map(({ kind, fields, secret }) => ({ kind, fields: { ...fields, ...secret?.fields } }));
  try {
    return words.logLines(s, { move: s.move, events: seen }, null).map(harmless);
  } catch {
    // Events from missing rules or a missing pack may refer to things unknown here.
    const [only, ...others] = events;
    if (only !== undefined && others.length === 0) return [harmless(`(${only.kind})`)];
    return events.flatMap((event) => eventLines(words, s, [event]));
  }
}
