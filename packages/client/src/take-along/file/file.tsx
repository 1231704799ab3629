import './file.css';
import { entryNamed } from '@gaslamp/games/games';
import type { Kept } from '@gaslamp/record/kept-form';
import { t } from '@gaslamp/words/text';
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetchWithTexts } from '../../games/use-manifest.ts';
import { wordsOf } from '../../net/api.ts';
import { inWords } from '../../net/faults.ts';
import { Lamp, PageNote, SettingsButton } from '../../pages/parts/frame.tsx';
import { RulesButton } from '../../pages/parts/rules-button.tsx';
import { type Opened, openedSlowly } from '../../replay/whole.ts';
import { Cover } from './cover.tsx';
import { LookBack } from './look-back.tsx';
import { hashOf, MATCH, type Place, placeNamed, STORY } from './place.ts';
import { inSlices } from './slices.ts';
import { StoryOfFile } from './story.tsx';

/** The match of a file: its cover, its replay and its story. */
export function KeptFile({ kept }: { kept: Kept }) {
  const { info, pack, record } = kept;
  const { game } = info;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const place = usePlace();
  useEffect(() => {
    let live = true;
    inWords(Promise.all([inSlices(openedSlowly(entryNamed, record, pack)), fetchWithTexts(game)])).then(
      ([found]) => live && setOpened(found),
      (mistake) => live && setFailure(wordsOf(mistake)),
    );
    return () => {
      live = false;
    };
  }, [record, pack, game]);
  if (failure !== null) return <Broken error={failure} />;
  if (opened === null) return <PageNote>{t('kept.reading')}</PageNote>;
  const masthead = <FileMasthead game={game} part={place.part} />;
  return (
    <Suspense fallback={<PageNote>{t('kept.reading')}</PageNote>}>
      {place.part === 'match' ? <Cover kept={kept} opened={opened} masthead={masthead} /> : null}
      {place.part === 'story' ? <StoryOfFile kept={kept} opened={opened} masthead={masthead} /> : null}
      {place.part === 'replay' ? (
        <LookBack key={location.hash} kept={kept} opened={opened} masthead={masthead} at={place.at} />
      ) : null}
    </Suspense>
  );
}

/** Follows the fragment of the address; a link within a part keeps that part. */
function usePlace(): Place {
  const [place, setPlace] = useState<Place>(() => placeNamed(location.hash) ?? { part: 'match' });
  useEffect(() => {
    const gone = () => setPlace((before) => placeNamed(location.hash) ?? before);
    addEventListener('hashchange', gone);
    return () => removeEventListener('hashchange', gone);
  }, []);
  return place;
}

/** The name of the application, which is no link here, and the parts of the file. */
function FileMasthead({ game, part }: { game: string; part: Place['part'] }) {
  const way = (to: Place['part'], hash: string, words: string) => (
    <a href={hash} className="button" aria-current={part === to ? 'page' : undefined}>
      {words}
    </a>
  );
  return (
    <header className="masthead kept-masthead">
      <span className="masthead-name">
        <Lamp />
        <span>{t('app.name')}</span>
      </span>
      <nav className="kept-parts" aria-label={t('kept.parts')}>
        {way('match', MATCH, t('kept.match'))}
        {way('replay', hashOf(0, 'open'), t('kept.replay'))}
        {way('story', STORY, t('kept.story'))}
      </nav>
      <div className="masthead-tools">
        <RulesButton game={game} />
        <SettingsButton />
      </div>
    </header>
  );
}

/** Shown for a file that is incomplete or was changed. */
export function Broken({ error }: { error: string }) {
  return (
    <main className="page-note">
      <h1 className="unseen">{t('app.name')}</h1>
      <div className="sheet" role="alert">
        <p>{t('kept.broken', { error })}</p>
      </div>
    </main>
  );
}

/** Shows that the file is broken if its content cannot be drawn. */
export class Mishaps extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <Broken error={error.message} />;
  }
}
