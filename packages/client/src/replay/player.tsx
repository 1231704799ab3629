import type { OwnReel, Viewpoint } from '@gaslamp/record/reel';
import { t } from '@gaslamp/words/text';
import { memo, type ReactNode, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useManifest } from '../games/use-manifest.ts';
import { Main, MatchFrame, PageNote } from '../pages/frame.tsx';
import { OptionsOfTable, RulesOfGame } from '../rules/of-game.ts';
import { after } from '../settled.ts';
import { ReplayBar } from './bar.tsx';
import { useReplayKeys } from './keys.ts';
import type { LookedAt } from './load.ts';
import { ReplayClient } from './replay-client.ts';
import { useReplay } from './use-replay.ts';

/** How long somebody stays at a moment until the address says so, in milliseconds. */
const STAYS = 300;

/** What leads to a moment, and whether everybody may have it. */
export interface MomentLink {
  readonly url: string;
  readonly shared: boolean;
  /** Where the match can be had as a file; null before its end. */
  readonly file: string | null;
  /** Where a match is set up that goes on from there; null where none can. */
  readonly on: string | null;
}

interface PlayerProps {
  readonly looked: Pick<LookedAt, 'info' | 'pack'>;
  readonly reel: OwnReel;
  /** There is no more of it yet than the moment at hand: nothing leads elsewhere. */
  readonly reading?: boolean;
  readonly as: Viewpoint;
  readonly views: readonly Viewpoint[];
  readonly start: number;
  readonly masthead: ReactNode;
  /** What there is to tell of the way here. */
  readonly told: string | null;
  /** What the page's own address says of a moment. */
  addressOf(moment: number): string;
  /** What can be sent to others; null where nothing leads there. */
  linkTo(moment: number): MomentLink | null;
  onView(as: Viewpoint): void;
  onMoment(moment: number): void;
}

/** The table of a match as somebody saw it, and the bar that goes through it. */
export function Player({
  looked,
  reel,
  reading = false,
  as,
  views,
  start,
  told,
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
      // While the page behind a link is on its way this one stays.
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
        {told === null ? null : (
          <p role="status" className="banner">
            {told}
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
// The slider moves on before the table does.
const TableThen = memo(({ game, client, pack }: TableThenProps) => {
  const state = useSyncExternalStore(client.subscribe, client.get);
  const { Table } = useManifest(game);
  return <Table client={client} state={state} pack={pack as never} />;
});

/** Says that all beside it has been drawn, before anybody sees it. */
function Ready({ onReady }: { onReady: () => void }): null {
  useLayoutEffect(onReady, [onReady]);
  return null;
}
