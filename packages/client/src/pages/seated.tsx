import type { MatchInfo } from '@gaslamp/protocol/updates';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import * as api from '../net/api.ts';
import { Lines } from '../net/lines.ts';
import { MatchClient } from '../net/match-client.ts';
import { RulesOfGame } from '../rules/of-game.ts';
import type { KnownMatch } from '../settings.ts';
import { t } from '../text.ts';
import { Main, Masthead, PageNote } from './frame.tsx';
import { MatchTools, type PanelName } from './match-tools.tsx';
import { nameOfSeat, sentence } from './names.ts';
import { Notices } from './notices.tsx';

/** The table of each game; a game's code is loaded only with its first match. */
const TABLES = {
  'emerald-2e': lazy(() => import('../games/emerald-2e/table.tsx').then((m) => ({ default: m.EmeraldTable }))),
  'nanty-narking': lazy(() => import('../games/nanty-narking/table.tsx').then((m) => ({ default: m.NantyTable }))),
} as const;
const NothingHere = lazy(() => import('./nothing.tsx').then((m) => ({ default: m.NothingHere })));
// Most devices have one player.
const Handover = lazy(() => import('./handover.tsx').then((m) => ({ default: m.Handover })));
const WhoLooks = lazy(() => import('./handover.tsx').then((m) => ({ default: m.WhoLooks })));

interface SeatedProps {
  readonly known: KnownMatch;
  onKnown(part: Partial<KnownMatch>): void;
}

/** The table as this browser may see it: from its seats, and from beside the table where it has none. */
export function Seated({ known, onKnown }: SeatedProps) {
  const [lines] = useState(() => new Lines(known, (token) => new MatchClient(api.socketUrl(), known.match, token)));
  useEffect(() => {
    lines.open();
    return () => lines.close();
  }, [lines]);
  const { seats: held, lost, watcher, failure } = useSyncExternalStore(lines.subscribe, lines.get);
  const shared = lines.shared && held.length > 0;
  // Several share the device: nobody's hand is shown before somebody says who is looking.
  const [shown, setShown] = useState<number | 'watch' | null>(null);
  const own = shared ? held.find(({ seat }) => seat === shown) : held[0];
  const client = own?.client ?? watcher ?? held[0]?.client ?? NOBODY;
  const state = useSyncExternalStore(client.subscribe, client.get);
  // Between two lines the frame of the page stays as it was.
  const [info, setInfo] = useState<MatchInfo | null>(null);
  if (state !== null && state.info !== info) setInfo(state.info);
  const pack = usePack(info);
  const [panel, setPanel] = useState<PanelName | null>(null);

  const asked = state?.standing.question?.player;
  const local = shared && held.some(({ seat }) => seat === asked) ? asked : undefined;
  const covered = shared && (local === undefined ? own === undefined && shown !== 'watch' : local !== shown);
  const yours = !covered && asked !== undefined && asked === state?.info.you;
  useEffect(() => {
    const game = info === null ? t('app.name') : t(`games.${info.game}`);
    document.title = yours ? `● ${t('match.yourTurn')} · ${game}` : `${game} · ${t('app.name')}`;
  }, [info, yours]);

  if (failure !== null)
    return (
      <Suspense fallback={null}>
        <NothingHere title={info === null ? undefined : t('match.seatGone')} onAgain={() => lines.again()}>
          {t(info === null ? 'match.gone' : 'match.sentAway', { error: sentence(failure) })}
        </NothingHere>
      </Suspense>
    );
  if (info === null) return <PageNote>{t('match.connecting')}</PageNote>;
  const { game, seats } = info;
  const Table = TABLES[game as keyof typeof TABLES];
  const nameOf = (seat: number) => nameOfSeat(seats[seat]!, seat, game);
  const noted = { ...known, game };
  return (
    <div className="match" data-game={game}>
      {covered ? null : (
        <a className="skip" href="#table">
          {t('app.skip')}
        </a>
      )}
      <Masthead notices={<Notices known={noted} info={info} state={state} lost={lost} onPanel={setPanel} />}>
        <MatchTools
          known={noted}
          info={info}
          covered={covered}
          panel={panel}
          onPanel={setPanel}
          onKnown={onKnown}
          onHide={shared && !covered ? () => setShown(null) : null}
        />
      </Masthead>
      {state?.connection === 'lost' ? (
        <p role="alert" className="banner banner-over">
          {t('match.lost')}
        </p>
      ) : null}
      <Suspense fallback={<PageNote>{t('app.loading')}</PageNote>}>
        {local !== undefined && covered ? (
          <Handover name={nameOf(local)} game={game} seat={local} onReady={() => setShown(local)} />
        ) : covered ? (
          <WhoLooks
            game={game}
            seats={held.map(({ seat }) => ({ seat, name: nameOf(seat) }))}
            onSeat={setShown}
            onWatch={watcher === null ? null : () => setShown('watch')}
          />
        ) : state === null || pack === null ? (
          <PageNote>{t('match.connecting')}</PageNote>
        ) : (
          <Main id="table" className="match-table" label={t('match.table')}>
            <h1 className="unseen">{t(`games.${game}`)}</h1>
            <RulesOfGame value={game}>
              <Table key={state.info.you} client={client as MatchClient} state={state} pack={pack as never} />
            </RulesOfGame>
          </Main>
        )}
      </Suspense>
    </div>
  );
}

/** Where no line is left. */
const NOBODY = { subscribe: () => () => {}, get: () => null } as const;

function usePack(info: MatchInfo | null): unknown {
  const [pack, setPack] = useState<unknown>(null);
  const game = info?.game;
  const hash = info?.pack;
  useEffect(() => {
    if (game === undefined || hash === undefined) return;
    let live = true;
    api.pack(game, hash).then(
      (found) => live && setPack(found),
      () => {},
    );
    return () => {
      live = false;
    };
  }, [game, hash]);
  return pack;
}
