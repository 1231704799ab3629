// Words for events at the table that are not part of the game, as log lines. Loaded with the first of them.
import type { DatedNote, SeatNote } from '@gaslamp/protocol/notes';
import type { MatchInfo, Proposal } from '@gaslamp/protocol/updates';
import { byNumber, holderWords } from '@gaslamp/words/holders';
import { noteWords } from '@gaslamp/words/notes/sentences';
import { botName } from '@gaslamp/words/seats';
import { addTexts, t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { seatName } from '../../../games/names.ts';
import type { Around, NoteEntry } from '../notes.ts';
import { when } from '../when.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

export function noteEntry(info: Around, { at, move, note }: DatedNote, now: Date): NoteEntry {
  // In a long match only the latest are shown: they keep their keys.
  const about = 'seat' in note ? note.seat : '';
  const key = `note ${at} ${move} ${note.kind} ${about} ${'why' in note ? note.why : ''}`;
  return { key, heading: false, text: noteWords(info, note), when: when(at, now), move };
}

/** An open proposal, as shown to the player who made it. */
export function ownProposalWords(info: MatchInfo, { seat, asked }: Proposal): string {
  return t(`table.note.yours.${seat === null ? 'end' : 'open'}`, {
    seat: seat === null ? '' : seatName(info.game, seat),
    asked: all(asked.map((number) => byNumber(info, number))),
    count: asked.length,
  });
}
export const withdrawWords = (): string => t('table.note.yours.withdraw');

/** Returns all notes as log lines, each with the names of the seats before it, and last the current names. */
export function noteEntries(info: Around, now: Date): readonly NoteEntry[] {
  let names = info.seats.map(({ standsIn, bot }, seat) =>
    standsIn && bot !== null ? botAt(info, seat, bot) : undefined,
  );
  const end: NoteEntry = { key: 'now', heading: false, text: '', move: Number.POSITIVE_INFINITY, ...callings(names) };
  const entries: NoteEntry[] = [end];
  let called = callings(names);
  for (let i = info.notes.length - 1; i >= 0; i--) {
    const { note } = info.notes[i]!;
    if (note.kind === 'seat' && note.from !== null) {
      const before = calledThen(info, i, note);
      if (before !== names[note.seat]) {
        names = names.with(note.seat, before);
        called = callings(names);
      }
    }
    entries.unshift({ ...noteEntry(info, info.notes[i]!, now), ...called });
  }
  return entries;
}
/** Returns nothing if all names are the current ones. */
const callings = (names: readonly (string | undefined)[]): Pick<NoteEntry, 'names'> =>
  names.some((name) => name !== undefined) ? { names } : {};

/** Returns the name of a seat under its holder before a note; undefined if it is the current one. */
function calledThen(info: Around, at: number, { seat, from, why }: SeatNote): string | undefined {
  const now = info.seats[seat];
  if (from?.kind === 'person')
    return now?.name === from.name && now.number === from.number ? undefined : holderWords(info, from, seat);
  if (from === null) return undefined;
  // A bot that had the seat from the deal is named by the seat alone.
  const came = info.notes
    .slice(0, at)
    .map(({ note }) => note)
    .findLast((one) => one.kind === 'seat' && one.seat === seat);
  const stoodIn = why === 'back' || (came?.kind === 'seat' && (came.why === 'left' || came.why === 'away'));
  if (stoodIn) return botAt(info, seat, from.bot);
  return now?.name === '' ? undefined : seatName(info.game, seat);
}
const botAt = ({ game }: Around, seat: number, bot: string): string => `${seatName(game, seat)} (${botName(bot)})`;
