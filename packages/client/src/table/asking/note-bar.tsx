import { t } from '@gaslamp/words/text';
import { PageSymbol } from '../../art/symbols.tsx';
import { quiet } from '../things/quiet.ts';
import { Rich, RuleLink } from '../things/rich.tsx';
import type { Note } from './note.ts';

/** Time for which a second press at the place of the close button hits nothing, in ms. */
const CLOSES = 500;

/** A note in the dock, where it covers nothing. It stays until it is closed or answered by the next deed. */
export function NoteBar({ note, hint, onClose }: { note: Note; hint?: true; onClose: () => void }) {
  const close = () => {
    quiet('.game-table', CLOSES);
    onClose();
  };
  return (
    <p className="note" data-hint={hint}>
      <PageSymbol name="info" size={16} />
      <span>
        <Rich text={note.text} /> {note.rule ? <RuleLink rule={note.rule} named /> : null}
      </span>
      <button type="button" className="note-close" aria-label={t('table.close')} onClick={close}>
        <PageSymbol name="close" size={13} />
      </button>
    </p>
  );
}
