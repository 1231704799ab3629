// What happened at a table besides the game: who came, who went, who agreed.
import type { Holder, Note } from '@gaslamp/protocol/notes';
import { type Company, holderWords } from '../holders.ts';
import { seatName } from '../seats.ts';
import { addTexts, t } from '../text.ts';
import { all } from '../things.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

/** A note as a sentence. */
export function noteWords(company: Company, note: Note): string {
  const about = 'seat' in note ? note.seat : null;
  const seat = about === null ? '' : seatName(company.game, about);
  const who = (holder: Holder | null) => (holder === null ? '' : holderWords(company, holder, about));
  const agreed = 'agreed' in note ? note.agreed : [];
  const given = { count: agreed.length, agreed: all(agreed.map((one) => holderWords(company, one, null))) };
  switch (note.kind) {
    case 'seat':
      return t(`table.note.${note.why}`, { seat, from: who(note.from), to: who(note.to), ...given });
    case 'opened':
      return t(`table.note.opened.${note.why}`, { seat, ...given });
    case 'withdrawn':
      return t('table.note.withdrawn', { seat });
    case 'rules':
      return t('table.note.rules', { from: note.from, to: note.to });
    case 'ended':
      return t('table.note.ended', given);
    case 'proposed':
    case 'objected': {
      const kind = note.kind === 'objected' && ownProposal(company, note) ? 'takenBack' : note.kind;
      const by = holderWords(company, note.by, null);
      return t(`table.note.${kind}.${about === null ? 'end' : 'open'}`, { seat, by });
    }
  }
}

/** Whether somebody objects to what they proposed themselves. */
function ownProposal({ notes = [] }: Company, objection: Extract<Note, { kind: 'objected' }>): boolean {
  const before = notes.slice(
    0,
    notes.findIndex(({ note }) => note === objection),
  );
  const made = before.map(({ note }) => note).findLast((one) => one.kind === 'proposed' && one.seat === objection.seat);
  return made?.kind === 'proposed' && numberOf(made.by) === numberOf(objection.by);
}
const numberOf = (holder: Holder): number | null => (holder.kind === 'person' ? holder.number : null);
