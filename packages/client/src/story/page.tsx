import './texts.ts';
import { t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { sentence } from '../games/names.ts';
import { inSame } from '../language.ts';
import { lazily } from '../lazily.ts';
import { wordsOf } from '../net/api.ts';
import { Masthead, PageNote } from '../pages/parts/frame.tsx';
import { opened } from '../pages/seats/opened-by.ts';
import { anyTokenOf, linked } from '../replay/opens.ts';
import { placeIn } from '../replay/place.ts';
import { remember } from '../settings.ts';
import { Judgement } from './judgement.tsx';
import { type OpenStory, openStory } from './load.ts';
import { StoryReport } from './report.tsx';
import { Secrets } from './secrets.tsx';

const NoLink = lazily(() => import('../pages/parts/nothing.tsx'), 'NoLink');
const Outside = lazily(() => import('../pages/parts/nothing.tsx'), 'Outside');

/** The story of a match that is over: numbers, turning points, and the judgement of bots. */
export function StoryPage({ id }: { id: string }) {
  const [secret] = useState(linked);
  const [token] = useState(() => secret ?? anyTokenOf(id));
  const [data, setData] = useState<OpenStory | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` restarts it
  useEffect(() => {
    if (token === null) return;
    let live = true;
    const coming = openStory(id, token);
    coming.then(
      (found) => {
        if (!live) return;
        // Remembers the token of the link, because the links from here to moments leave it out.
        if (secret !== null) remember(id, found.info.game, opened(secret, found.info));
        setData(found);
      },
      (mistake) => live && setFailure(wordsOf(mistake)),
    );
    return () => {
      live = false;
      coming.then(
        ({ close }) => close(),
        () => {},
      );
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
  if (data === null) return <PageNote>{t('story.loading')}</PageNote>;
  return (
    <StoryReport
      data={data}
      placeOf={(moment) => inSame(placeIn(id, moment, 'open'))}
      masthead={
        <Masthead>
          <Link href={placeIn(id, 0, 'open')} className="button">
            {t('story.replay')}
          </Link>
          <Link href={`/m/${id}/take-along`} className="button">
            {t('story.takeAlong')}
          </Link>
        </Masthead>
      }
      judged={(players, labels, tell) => (
        <>
          <Secrets data={data} players={players} labels={labels} />
          <Judgement match={id} data={data} players={players} labels={labels} tell={tell} />
        </>
      )}
    />
  );
}
