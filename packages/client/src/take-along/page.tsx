import '../pages/parts/texts.ts';
import '../pages/parts/pages.css';
import './take-along.css';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { addTexts, t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { sentence } from '../games/names.ts';
import { lazily } from '../lazily.ts';
import { record, wordsOf } from '../net/api.ts';
import { Footer } from '../pages/parts/footer.tsx';
import { Main, Masthead, PageNote } from '../pages/parts/frame.tsx';
import { Scene } from '../pages/parts/scene.tsx';
import { opened } from '../pages/seats/opened-by.ts';
import { anyTokenOf, linked } from '../replay/opens.ts';
import { placeIn } from '../replay/place.ts';
import { remember } from '../settings.ts';
import { fileName } from './kept.ts';
import { hasPage, matchOver, pageOf } from './load.ts';
import { save } from './save.ts';
import english from './text/en.json';

addTexts('en', english);

const NoLink = lazily(() => import('../pages/parts/nothing.tsx'), 'NoLink');
const Outside = lazily(() => import('../pages/parts/nothing.tsx'), 'Outside');

/** The page that saves a match that is over, as a page or as its record. */
export function TakeAlongPage({ id }: { id: string }) {
  const [secret] = useState(linked);
  const [token] = useState(() => secret ?? anyTokenOf(id));
  const [info, setInfo] = useState<MatchInfo | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` restarts it
  useEffect(() => {
    if (token === null) return;
    let live = true;
    matchOver(id, token).then(
      (found) => {
        if (!live) return;
        if (secret !== null) remember(id, found.game, opened(secret, found));
        setInfo(found);
      },
      (mistake) => live && setFailure(wordsOf(mistake)),
    );
    return () => {
      live = false;
    };
  }, [id, token, secret, tries]);
  if (token === null) return <NoLink cut={location.hash.length > 1} />;
  if (failure !== null)
    return (
      <Outside
        why="gone"
        message={sentence(failure)}
        onAgain={() => {
          setFailure(null);
          setTries(tries + 1);
        }}
      />
    );
  return info === null ? <PageNote>{t('takeAlong.loading')}</PageNote> : <Files info={info} token={token} />;
}

type Ending = 'html' | 'jsonl';

function Files({ info, token }: { info: MatchInfo; token: string }) {
  const { id, game } = info;
  const [busy, setBusy] = useState<Ending | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${t('takeAlong.title')} · ${t(`games.${game}`)} · ${t('app.name')}`;
  }, [game]);
  const keep = async (ending: Ending): Promise<void> => {
    if (busy !== null) return;
    setBusy(ending);
    setSaved(null);
    setError(null);
    const name = fileName(info, ending);
    try {
      if (ending === 'html') save(await pageOf(info, token), name, 'text/html;charset=utf-8');
      else save(await record(id, token), name, 'application/x-ndjson;charset=utf-8');
      setSaved(name);
    } catch (mistake) {
      setError(sentence(wordsOf(mistake)));
    }
    setBusy(null);
  };
  const jsonl = fileName(info, 'jsonl');
  return (
    <div className="start" data-game={game}>
      <Masthead>
        <Link href={`/m/${id}`} className="button">
          {t('takeAlong.table')}
        </Link>
      </Masthead>
      <Main label={t('takeAlong.title')}>
        <Scene game={game}>
          <p className="sheet-kicker">{t(`games.${game}`)}</p>
          <h1>{t('takeAlong.title')}</h1>
          <p>{t('takeAlong.lead')}</p>
          <h2>{t('takeAlong.page')}</h2>
          {hasPage(game) ? (
            <>
              <p>{t('takeAlong.pageLead')}</p>
              <button
                type="button"
                className="button button-wide button-strong"
                aria-disabled={busy !== null || undefined}
                onClick={() => void keep('html')}
              >
                {t(busy === 'html' ? 'takeAlong.pageMaking' : 'takeAlong.pageSave')}
              </button>
            </>
          ) : (
            <p>{t('takeAlong.pageNone')}</p>
          )}
          <h2>{t('takeAlong.record')}</h2>
          <p>{t('takeAlong.recordLead')}</p>
          <pre className="kept-commands">{`npm run -s gaslamp -- replay ${jsonl}\nnpm run -s gaslamp -- verify ${jsonl}`}</pre>
          <button
            type="button"
            className="button button-wide"
            aria-disabled={busy !== null || undefined}
            onClick={() => void keep('jsonl')}
          >
            {t('takeAlong.recordSave')}
          </button>
          <p role="status">{saved === null ? '' : t('takeAlong.saved', { file: saved })}</p>
          {error === null ? null : (
            <p role="alert" className="alert">
              {error}
            </p>
          )}
          <p className="muted">{t('takeAlong.open')}</p>
          <p>
            <Link href={placeIn(id, 0, 'open')}>{t('takeAlong.replay')}</Link> ·{' '}
            <Link href={`/m/${id}/story`}>{t('takeAlong.story')}</Link>
          </p>
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}
