import type { OwnReel, Viewpoint } from '@gaslamp/record/reel';
import { t } from '@gaslamp/words/text';
import { memo, type ReactNode, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useManifest } from '../games/use-manifest.ts';
import { Main, MatchFrame, PageNote } from '../pages/parts/frame.tsx';
import { OptionsOfTable, RulesOfGame } from '../rules/of-game.ts';
import { after } from '../settled.ts';
import { ReplayBar } from './bar.tsx';
import { useReplayKeys } from './keys.ts';
import type { LookedAt } from './load.ts';
import { ReplayClient } from './replay-client.ts';
import { useReplay } from './use-replay.ts';

/** Delay before the address shows a moment, in milliseconds. */
const STAYS = 300;

/** Links to a moment, and whether others can follow them. */
export interface MomentLink {
  readonly url: string;
  readonly shared: boolean;
  /** Path of the page that saves the match as a file; null before its end. */
  readonly file: string | null;
  /** Path of the page that starts a new match from there; null if that is impossible. */
  readonly on: string | null;
}

interface PlayerProps {
  readonly looked: Pick<LookedAt, 'info' | 'pack'>;
  readonly reel: OwnReel;
  /** True while only the current moment is loaded, so that the controls lead nowhere. */
  readonly reading?: boolean;
  readonly as: Viewpoint;
  readonly views: readonly Viewpoint[];
  readonly start: number;
  readonly masthead: ReactNode;
  /** A message about how the page was reached. */
  readonly notice: string | null;
  /** Returns the page's own address for a moment. */
  addressOf(moment: number): string;
  /** Returns links to share; null if there are none. */
  linkTo(moment: number): MomentLink | null;
  onView(as: Viewpoint): void;
  onMoment(moment: number): void;
}

/** The table of a match as seen from a viewpoint, and the bar that moves through it. */
export function Player({
  looked,
  reel,
  reading = false,
  as,
  views,
  start,
  notice,
  masthead,
  onView,
  onMoment,
  ...ways
}: PlayerProps) {
  const { info, pack } = looked;
  const { addressOf, linkTo } = ways;
  const { game } = info;
  const [client] = useState(() => new ReplayClient(reel, info, as, start));
  const replay = useReplay(client, reel, reading, start);
  const { moment } = replay;
  useReplayKeys(reel, replay);
  useEffect(() => {
    onMoment(moment);
    const here = location.pathname;
    return after(STAYS, () => {
      // Leaves the address alone while another page loads.
      if (location.pathname === here) history.replaceState(null, '', addressOf(moment));
    });
  }, [moment, addressOf, onMoment]);
  useEffect(() => {
    document.title = `${t('replay.title')} · ${t(`games.${game}`)} · ${t('app.name')}`;
  }, [game]);
  return (
    <OptionsOfTable value={info.options}>
      <MatchFrame className="match replay" game={game}>
        <a className="skip" href="#table">
          {t('app.skip')}
        </a>
        {masthead}
        {notice === null ? null : (
          <p role="status" className="banner">
            {notice}
          </p>
        )}
        <ReplayBar
          info={info}
          reel={reel}
          reading={reading}
          replay={replay}
          as={as}
          views={views}
          link={linkTo(moment)}
          onView={onView}
        />
        <Suspense fallback={<PageNote>{t('app.loading')}</PageNote>}>
          <Main id="table" className="match-table" label={t('replay.title')}>
            <h1 className="unseen">{t(`games.${game}`)}</h1>
            <RulesOfGame value={game}>
              <TableThen game={game} client={client} pack={pack} />
              <Ready onReady={replay.ready} />
            </RulesOfGame>
          </Main>
        </Suspense>
      </MatchFrame>
    </OptionsOfTable>
  );
}

interface TableThenProps {
  readonly game: string;
  readonly client: ReplayClient;
  readonly pack: unknown;
}
// Memoized, because the slider moves before the table does.
const TableThen = memo(({ game, client, pack }: TableThenProps) => {
  const state = useSyncExternalStore(client.subscribe, client.get);
  const { Table } = useManifest(game);
  return <Table client={client} state={state} pack={pack as never} />;
});

/** Reports that its siblings are rendered, before they are painted. */
function Ready({ onReady }: { onReady: () => void }): null {
  useLayoutEffect(onReady, [onReady]);
  return null;
}
