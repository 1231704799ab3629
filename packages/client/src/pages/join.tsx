import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type ApiError, about, invited, sit } from '../net/api.ts';
import { savedName, saveName } from '../settings.ts';
import { t } from '../text.ts';
import { Footer, Main, Masthead, PageNote } from './frame.tsx';
import { Scene } from './scene.tsx';

interface JoinProps {
  readonly match: string;
  readonly invite: string;
  onSeat(game: string, seat: number, token: string): void;
  /** To the seat that this browser has in the match; null if it has none. */
  readonly onTable: (() => void) | null;
}

/** An invitation: asks for a name if it still opens a seat. */
export function JoinPage({ match, invite, onSeat, onTable }: JoinProps) {
  const [name, setName] = useState(savedName);
  const [gone, setGone] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [game, setGame] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${t('join.title')} · ${t('app.name')}`;
  }, []);
  useEffect(() => {
    let live = true;
    invited(match, invite).catch(({ status }: ApiError) => {
      const known = { 403: 'join.gone', 404: 'join.noMatch', 409: 'join.full' }[status];
      if (live && known) setGone(t(known));
    });
    about(match).then(
      (found) => live && setGame(found.game),
      (mistake: Error) => live && setError(mistake.message),
    );
    return () => {
      live = false;
    };
  }, [match, invite]);
  async function submit(): Promise<void> {
    saveName(name.trim());
    try {
      const { seat, token } = await sit(match, invite, name.trim());
      onSeat(game!, seat, token);
    } catch (mistake) {
      setError((mistake as Error).message);
    }
  }
  if (game === null && gone === null) return <PageNote>{error ?? t('app.loading')}</PageNote>;
  return (
    <div className="start" data-game={game ?? undefined}>
      <Masthead />
      <Main label={t('join.title')}>
        <Scene game={game}>
          {game === null ? null : <p className="sheet-kicker">{t(`games.${game}`)}</p>}
          <h1>{t('join.title')}</h1>
          {gone === null ? (
            <>
              <p>{t('join.lead', { game: t(`games.${game}`) })}</p>
              <p className="muted">{t(`games.${game}About`)}</p>
              <form
                className="create"
                onSubmit={(event) => {
                  event.preventDefault();
                  void submit();
                }}
              >
                <label className="field">
                  <span>{t('join.name')}</span>
                  <input
                    required
                    value={name}
                    maxLength={24}
                    autoComplete="nickname"
                    onChange={(event) => setName(event.target.value)}
                  />
                </label>
                {error === null ? null : (
                  <p role="alert" className="alert">
                    {error}
                  </p>
                )}
                <button type="submit" className="button button-strong button-wide">
                  {t('join.sit')}
                </button>
              </form>
            </>
          ) : (
            <Gone words={gone} onTable={onTable} />
          )}
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}

function Gone({ words, onTable }: { words: string; onTable: JoinProps['onTable'] }) {
  return (
    <div className="create">
      <p role="alert" className="alert">
        {words}
      </p>
      {onTable === null ? null : (
        <>
          <p>{t('join.mine')}</p>
          <button type="button" className="button button-strong button-wide" onClick={onTable}>
            {t('join.toTable')}
          </button>
        </>
      )}
      <Link href="/" className="button button-wide">
        {t('join.start')}
      </Link>
    </div>
  );
}
