import './notebook.css';
import { LONGEST_NOTES } from '@gaslamp/protocol/private-notes';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { addTexts, t } from '@gaslamp/words/text';
import { useEffect, useId } from 'react';
import { sentence } from '../games/names.ts';
import { Marks } from './marks.tsx';
import { sessionOf } from './session.ts';
import english from './text/en.json' with { type: 'json' };
import { TwoTexts } from './two-texts.tsx';
import { useSession } from './use-session.ts';
import { type Seen, useSole } from './use-sole.ts';

addTexts('en', english);

/** Number of characters left from which on the panel shows it. */
const FEW = 200;

interface NotebookProps {
  readonly match: string;
  /** Token of the seat that owns the notebook. */
  readonly token: string;
  readonly seat: number;
  readonly info: Pick<MatchInfo, 'game' | 'seats'>;
  /** The latest revision that the server announced; 0 if there was none. */
  readonly revision: number;
  /** The player's current or last view of the table; null if it is not available. */
  readonly table?: Seen | null;
  /** True in a replay: the notes are the current ones, whatever moment is shown. */
  readonly past?: boolean;
}

/** The private notes of a player: marks on the others, and a text. */
export function NotebookPanel({ match, token, seat, info, revision, table = null, past = false }: NotebookProps) {
  const session = sessionOf(match, token);
  const now = useSession(session, revision);
  const id = useId();
  const sole = useSole(info.game, seat, table);
  const stranded = !now.saved && now.trouble !== null;
  useEffect(() => {
    if (!stranded) return;
    // The browser asks before it closes a page with unsaved notes.
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [stranded]);
  const { read, saved, trouble, other, text, marks, sides } = now;
  const left = LONGEST_NOTES - text.length;
  return (
    <div className="panel notebook">
      <p className="muted">{t(past ? 'notebook.leadPast' : 'notebook.lead')}</p>
      {sides.length === 0 || sole === undefined ? null : (
        <Marks {...{ info, seat, sides, marks }} sole={sole} onMarks={(next) => session.write({ marks: next })} />
      )}
      <div className="notebook-text">
        <label htmlFor={id}>{t('notebook.text')}</label>
        <textarea
          id={id}
          rows={8}
          maxLength={LONGEST_NOTES}
          value={text}
          readOnly={!read}
          aria-describedby={`${id}-how`}
          dir="auto"
          lang=""
          onChange={(event) => session.write({ text: event.target.value })}
        />
        <p id={`${id}-how`} className="notebook-how muted" data-saved={(read && saved) || undefined}>
          {left < FEW ? `${t('notebook.left', { count: left })} ` : ''}
          {t(!read ? 'notebook.reading' : saved ? 'notebook.saved' : 'notebook.saving')}
        </p>
      </div>
      {other === null ? null : <TwoTexts mine={text} other={other.text} onSettle={(how) => session.settle(how)} />}
      {trouble === null ? null : (
        <p role="alert" className="alert">
          {t('notebook.trouble', { why: sentence(trouble) })}
        </p>
      )}
    </div>
  );
}
