// What happened at the table besides the game, as lines of the log. Comes with the first of them.
import type { DatedNote, SeatNote } from '@gaslamp/protocol/notes';
import type { MatchInfo, Proposal } from '@gaslamp/protocol/updates';
import { byNumber, holderWords } from '@gaslamp/words/holders';
import { noteWords } from '@gaslamp/words/notes/sentences';
import { botName } from '@gaslamp/words/seats';
import { addTexts, t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { seatName } from '../../pages/names.ts';
import type { Around, NoteEntry } from '../notes.ts';
import { when } from '../when.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

export function noteEntry(info: Around, { at, move, note }: DatedNote, now: Date): NoteEntry {
  // Of a long match only the latest are told: they keep their keys.
  const about = 'seat' in note ? note.seat : '';
  const key = `note ${at} ${move} ${note.kind} ${about} ${'why' in note ? note.why : ''}`;
  return { key, heading: false, text: noteWords(info, note), when: when(at, now), move };
}

/** What somebody proposed is still open: to them. */
export function ownProposalWords(info: MatchInfo, { seat, asked }: Proposal): string {
  return t(`table.note.yours.${seat === null ? 'end' : 'open'}`, {
    seat: seat === null ? '' : seatName(info.game, seat),
    asked: all(asked.map((number) => byNumber(info, number))),
    count: asked.length,
  });
}
export const withdrawWords = (): string => t('table.note.yours.withdraw');

/** All notes as lines of the log, each with what the seats were called up to it, and last what they are called now. */
export function noteEntries(info: Around, now: Date): readonly NoteEntry[] {
  let names = info.seats.map(({ standsIn, bot }, seat) =>
    standsIn && bot !== null ? botAt(info, seat, bot) : undefined,
  );
  const end: NoteEntry = { key: 'now', heading: false, text: '', move: Number.POSITIVE_INFINITY, ...callings(names) };
  const entries: NoteEntry[] = [end];
  let told = callings(names);
  for (let i = info.notes.length - 1; i >= 0; i--) {
    const { note } = info.notes[i]!;
    if (note.kind === 'seat' && note.from !== null) {
      const before = calledThen(info, i, note);
      if (before !== names[note.seat]) {
        names = names.with(note.seat, before);
        told = callings(names);
      }
    }
    entries.unshift({ ...noteEntry(info, info.notes[i]!, now), ...told });
  }
  return entries;
}
/** Nothing where all are called as they are now. */
const callings = (names: readonly (string | undefined)[]): Pick<NoteEntry, 'names'> =>
  names.some((name) => name !== undefined) ? { names } : {};

/** What a seat was called under its holder before a note; undefined where it is called the same now. */
function calledThen(info: Around, at: number, { seat, from, why }: SeatNote): string | undefined {
  const now = info.seats[seat];
  if (from?.kind === 'person')
    return now?.name === from.name && now.number === from.number ? undefined : holderWords(info, from, seat);
  if (from === null) return undefined;
  // A bot that had the seat from the deal is called by the seat alone.
  const came = info.notes
    .slice(0, at)
    .map(({ note }) => note)
    .findLast((one) => one.kind === 'seat' && one.seat === seat);
  const stoodIn = why === 'back' || (came?.kind === 'seat' && (came.why === 'left' || came.why === 'away'));
  if (stoodIn) return botAt(info, seat, from.bot);
  return now?.name === '' ? undefined : seatName(info.game, seat);
}
const botAt = ({ game }: Around, seat: number, bot: string): string => `${seatName(game, seat)} (${botName(bot)})`;
