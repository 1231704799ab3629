import './notebook.css';
import type { State } from '@gaslamp/kernel/state';
import { LONGEST_NOTES } from '@gaslamp/protocol/private-notes';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { addTexts, t } from '@gaslamp/words/text';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { GameManifest } from '../games/manifest.ts';
import { sentence } from '../games/names.ts';
import { useManifest } from '../games/use-manifest.ts';
import { Marks } from './marks.tsx';
import { sessionOf } from './session.ts';
import english from './text/en.json' with { type: 'json' };
import { TwoTexts } from './two-texts.tsx';

addTexts('en', english);

/** Number of characters left from which on the panel shows it. */
const FEW = 200;

/** The state as its player may know it, and the pack of the match. */
export interface Seen {
  readonly s: State;
  readonly pack: unknown;
}

/** For a game without its own lookup, or one that cannot be loaded. */
const nobody = () => null;

/** Returns the side of the player if nobody else can be on it; undefined until the game's lookup is loaded. */
function useSole(game: string, seat: number, table: Seen | null): string | null | undefined {
  const manifest = useManifest(game);
  const [tell, setTell] = useState<{
    readonly sole: Awaited<ReturnType<NonNullable<GameManifest['soleSide']>>>;
  } | null>(manifest.soleSide === undefined ? { sole: nobody } : null);
  useEffect(() => {
    let live = true;
    manifest.soleSide?.().then(
      (sole) => live && setTell({ sole }),
      () => live && setTell({ sole: nobody }),
    );
    return () => {
      live = false;
    };
  }, [manifest]);
  if (tell === null) return undefined;
  return table === null ? null : tell.sole({ ...table, seat } as never);
}

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
  const now = useSyncExternalStore(session.subscribe, session.get);
  const id = useId();
  useEffect(() => session.hear(revision), [session, revision]);
  useEffect(() => {
    const flush = () => session.flush();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [session]);
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
