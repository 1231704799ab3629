// Sentences about events outside the game: people who came, left or agreed.
import type { NamedHolder, NamedNote } from '@gaslamp/protocol/notes';
import { type Company, holderWords, personWords } from '../holders.ts';
import { botAs, seatName } from '../seats.ts';
import { addTexts, t } from '../text.ts';
import { all } from '../things.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

/** Returns the sentence of a note. */
export function noteWords(company: Company, note: NamedNote): string {
  const about = 'seat' in note ? note.seat : null;
  const seat = about === null ? '' : seatName(company.game, about);
  const who = (holder: NamedHolder | null) => (holder === null ? '' : holderWords(company, holder, about));
  const asTo = (to: NamedHolder | null) => (to?.kind === 'bot' ? botAs('to', to.bot) : { to: who(to) });
  const agreed = 'agreed' in note ? note.agreed : [];
  const given = { count: agreed.length, agreed: all(agreed.map((one) => holderWords(company, one, null))) };
  switch (note.kind) {
    case 'seat':
      return t(`table.note.${note.why}`, { seat, from: who(note.from), ...asTo(note.to), ...given });
    case 'opened':
      return t(`table.note.opened.${note.why}`, { seat, ...given });
    case 'withdrawn':
      return t('table.note.withdrawn', { seat });
    case 'rules':
      return t('table.note.rules', { from: note.from, to: note.to });
    case 'wentOn':
      return t('table.note.wentOn', { moment: note.moment });
    case 'late':
      return t(`table.note.timeUp.${note.what}`, { name: sitterThen(company, note) });
    case 'paused':
      return t(note.paused ? 'table.note.paused' : 'table.note.goesOn', { by: holderWords(company, note.by, null) });
    case 'reopened':
      return t('table.note.reopened', { by: holderWords(company, note.by, about), seat });
    case 'returned': {
      const { move, seen } = note;
      if (move === null) return t('table.note.returned.toStart', { seen });
      // Without a receipt, nobody notices before more has been played.
      return t(`table.note.returned.${move < seen ? 'toMove' : 'replaced'}`, { move, seen });
    }
    case 'ended': {
      const silent = all((note.silent ?? []).map((one) => holderWords(company, one, null)));
      return t('table.note.ended', { ...given, silent, silentCount: note.silent?.length ?? 0 });
    }
    case 'hands':
      return t('table.note.hands', given);
    case 'proposed':
    case 'objected': {
      const kind = takenBack(company).has(note) ? 'takenBack' : note.kind;
      const by = holderWords(company, note.by, null);
      return t(`table.note.${kind}.${about === null ? 'end' : 'open'}`, { seat, by });
    }
  }
}

/** Names the person who had a seat when a note about it was made: the next change of the seat tells from whom it was taken. */
function sitterThen(company: Company, note: NamedNote & { readonly seat: number }): string {
  const { game, seats, notes = [] } = company;
  const later = notes.slice(notes.findIndex((one) => one.note === note) + 1);
  for (const { note: next } of later)
    if (next.kind === 'seat' && next.seat === note.seat && next.from !== null)
      return holderWords(company, next.from, note.seat);
  const now = seats[note.seat];
  return now?.number == null ? seatName(game, note.seat) : personWords(company, now.name, now.number, note.seat);
}

const found = new WeakMap<Company, ReadonlySet<NamedNote>>();

/** Returns the objections that people made to their own proposals. */
function takenBack(company: Company): ReadonlySet<NamedNote> {
  const before = found.get(company);
  if (before !== undefined) return before;
  const own = new Set<NamedNote>();
  const lastBy = new Map<number | null, number | null>();
  for (const { note } of company.notes ?? []) {
    if (note.kind === 'proposed') lastBy.set(note.seat, numberOf(note.by));
    else if (note.kind === 'objected' && lastBy.get(note.seat) === numberOf(note.by)) own.add(note);
  }
  found.set(company, own);
  return own;
}
const numberOf = (holder: NamedHolder): number | null => (holder.kind === 'person' ? holder.number : null);
