import { at } from '@gaslamp/kernel/lists';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { TableProps } from '../../games/manifest.ts';
import { nameOfSeat, sentence } from '../../games/names.ts';
import { useArrival, useManifest } from '../../games/use-manifest.ts';
import { lazily, useHere } from '../../lazily.ts';
import * as api from '../../net/api.ts';
import { Lines } from '../../net/lines.ts';
import { MatchClient, type TableState } from '../../net/match-client.ts';
import { OptionsOfTable, RulesOfGame } from '../../rules/of-game.ts';
import type { KnownMatch } from '../../stored.ts';
import { TalkContext } from '../../table/frame/talking.tsx';
import { type Suspecting, SuspectingContext } from '../../table/things/suspecting.ts';
import { Main, Masthead, MatchFrame, PageNote } from '../parts/frame.tsx';
import type { OutsideProps } from '../parts/nothing.tsx';
import { MatchTools, type PanelName } from './match-tools.tsx';

const Outside = lazily(() => import('../parts/nothing.tsx'), 'Outside');
// Most devices have one player.
const Handover = lazily(() => import('../seats/handover.tsx'), 'Handover');
const WhoLooks = lazily(() => import('../seats/handover.tsx'), 'WhoLooks');
// Usually there are no notices.
const Notices = lazily(() => import('./notices.tsx'), 'Notices');
const ClockBar = lazily(() => import('./clocks/clock-bar.tsx'), 'ClockBar');
const WaitingRoom = lazily(() => import('../seats/waiting.tsx'), 'WaitingRoom');

interface SeatedProps {
  readonly known: KnownMatch;
  /** A message about how the page was reached, or null. */
  readonly notice: string | null;
  onKnown(part: Partial<KnownMatch>): void;
  /** Called with the seats of invitations that were used. */
  onSpent(seats: readonly number[]): void;
  onGotUp(seat: number, invite: string | null): void;
}

/** The table as this browser may see it: from its seats, or as a spectator if it has none. */
export function Seated({ known, notice, onKnown, onSpent, onGotUp }: SeatedProps) {
  const [lines] = useState(() => new Lines(known, (token) => new MatchClient(api.socketUrl(), known.match, token)));
  useEffect(() => {
    lines.open();
    return () => lines.close();
  }, [lines]);
  useEffect(() => lines.settle(known.left), [lines, known.left]);
  const { seats: lineList, lost, watcher, failure } = useSyncExternalStore(lines.subscribe, lines.get);
  const held = useMemo(() => lineList.map(({ seat }) => seat), [lineList]);
  const shared = lines.shared && held.length > 0;
  // If several players share the device, no hand is shown before one of them says who is looking.
  const [shown, setShown] = useState<number | 'watch' | null>(null);
  const own = shared ? lineList.find(({ seat }) => seat === shown) : lineList[0];
  const client = own?.client ?? watcher ?? lineList[0]?.client ?? null;
  const line = client ?? NO_LINE;
  const table = useSyncExternalStore(line.subscribe, line.get);
  const gathering = useSyncExternalStore(line.subscribe, line.gathering);
  const halt = useSyncExternalStore(line.subscribe, line.halt);
  const trouble = useSyncExternalStore(line.subscribe, line.trouble);
  const state = useMemo(() => (table === null ? null : atRest(table)), [table]);
  // Keeps the frame of the page between two connections.
  const [info, setInfo] = useState<MatchInfo | null>(null);
  const latest = (state ?? gathering)?.info ?? null;
  if (latest !== null && latest !== info) setInfo(latest);
  useUpkeep({ known, info: latest, seat: own?.seat ?? null, onKnown, onSpent });
  const pack = usePack(info);
  const arrived = useArrival(info?.game ?? known.game);
  const [noticed, setNoticed] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const leave = (seat: number) => onKnown({ left: [...known.left, seat] });
  const takeBack = (seat: number) => {
    if (known.left.includes(seat)) onKnown({ left: known.left.filter((one) => one !== seat) });
    // The seat was left on another device, so the token was rejected here.
    else lines.again();
  };

  const asked = state?.standing.question?.player;
  const local = shared && asked !== undefined && held.includes(asked) ? asked : undefined;
  const dealt = gathering === null;
  const covered = dealt && shared && (local === undefined ? own === undefined && shown !== 'watch' : local !== shown);
  const yours = !covered && asked !== undefined && asked === state?.info.you;
  useEffect(() => {
    if (!dealt) return;
    const game = info === null ? t('app.name') : t(`games.${info.game}`);
    document.title = yours ? `● ${t('match.yourTurn')} · ${game}` : `${game} · ${t('app.name')}`;
  }, [info, yours, dealt]);

  const outside = (why: OutsideProps['why'], message: string | null, onAgain: () => void) => (
    <Suspense fallback={null}>
      <Outside why={why} message={sentence(message ?? '')} onAgain={onAgain} />
    </Suspense>
  );
  if (failure !== null) return outside(info === null ? 'gone' : 'sentAway', failure, () => lines.again());
  if (client === null) return outside('left', null, () => takeBack(at(lost, 0)));
  if (halt !== null && halt !== 'refused') return outside(halt, trouble, () => client.open());
  if (info === null) return <PageNote>{trouble === null ? t('match.connecting') : sentence(trouble)}</PageNote>;
  const { game, seats } = info;
  if (!arrived) return <PageNote>{t('match.connecting')}</PageNote>;
  const nameOf = (seat: number) => nameOfSeat(seats[seat], seat, game);
  const noted = { ...known, game };
  const error = (state ?? gathering)?.error ?? null;
  const news =
    notice !== null ||
    error !== null ||
    lost.length > 0 ||
    known.seats.some(({ phrase }) => phrase === '') ||
    isNews(info);
  // Stays mounted after the first news, because that may end with a notice, such as an objection.
  if (news && !noticed) setNoticed(true);
  return (
    <OptionsOfTable value={info.options}>
      <MatchFrame game={game}>
        {covered ? null : (
          <a className="skip" href="#table">
            {t('app.skip')}
          </a>
        )}
        <Masthead
          notices={
            news || noticed ? (
              <Suspense fallback={null}>
                <Notices
                  known={noted}
                  info={info}
                  held={held}
                  notice={notice}
                  error={error}
                  wantsRematch={state?.wantsRematch ?? false}
                  lost={lost}
                  onPanel={setPanel}
                  onKnown={onKnown}
                  onTakeBack={takeBack}
                  onRematch={info.you === null ? null : () => client.rematch()}
                />
              </Suspense>
            ) : null
          }
        >
          <MatchTools
            known={noted}
            info={info}
            held={held}
            lost={lost}
            covered={covered}
            revision={state?.notebook ?? 0}
            table={state === null || pack === null ? null : { s: state.s, pack }}
            panel={panel}
            onPanel={setPanel}
            onKnown={onKnown}
            onLeft={leave}
            onTakeBack={takeBack}
            onHide={shared && dealt && !covered ? () => setShown(null) : null}
          />
        </Masthead>
        <div role="alert">
          {(state ?? gathering)?.connection === 'lost' ? <p className="banner banner-over">{t('match.lost')}</p> : null}
        </div>
        {state?.clock && !covered ? (
          <Suspense fallback={<div className="clocks" />}>
            <ClockBar known={noted} info={info} clock={state.clock} />
          </Suspense>
        ) : null}
        <Suspense fallback={<PageNote>{t('app.loading')}</PageNote>}>
          {!dealt ? (
            <WaitingRoom known={noted} info={info} held={held} client={client} onKnown={onKnown} onGotUp={onGotUp} />
          ) : local !== undefined && covered ? (
            <Handover name={nameOf(local)} game={game} seat={local} onReady={() => setShown(local)} />
          ) : covered ? (
            <WhoLooks
              game={game}
              seats={held.map((seat) => ({ seat, name: nameOf(seat) }))}
              onSeat={setShown}
              onWatch={watcher === null ? null : () => setShown('watch')}
            />
          ) : state === null || pack === null ? (
            <PageNote>{t('match.connecting')}</PageNote>
          ) : (
            <Main id="table" className="match-table" label={t('match.table')}>
              <h1 className="unseen">{t(`games.${game}`)}</h1>
              <RulesOfGame value={game}>
                <TalkContext value={hasTalk(state.info) ? client : null}>
                  <SuspectingContext value={suspecting(client, state, pack)}>
                    <TableOf key={state.info.you} game={game} client={client} state={state} pack={pack as never} />
                  </SuspectingContext>
                </TalkContext>
              </RulesOfGame>
            </Main>
          )}
        </Suspense>
      </MatchFrame>
    </OptionsOfTable>
  );
}

/** Returns where the viewer's suspicions are kept; null for spectators, and after the match. */
const suspecting = (
  { match, token }: MatchClient,
  { s, info, notebook = 0 }: TableState,
  pack: unknown,
): Suspecting | null =>
  info.you === null || info.phase !== 'playing'
    ? null
    : { match, token, seat: info.you, info, revision: notebook, table: { s, pack } };

function TableOf({ game, ...props }: TableProps<never> & { readonly game: string }) {
  const { Table } = useManifest(game);
  return useHere(Table) ? <Table {...props} /> : <PageNote>{t('match.connecting')}</PageNote>;
}

/** Returns true if there are notices about the table. */
const isNews = ({ phase, rematch, proposals, seats, notes }: MatchInfo): boolean =>
  phase === 'ended' ||
  rematch !== null ||
  proposals.length > 0 ||
  seats.some(({ opened }) => opened !== null) ||
  notes.some(({ note }) => note.kind === 'returned');

/** Returns true if there is a chat and somebody else to talk to. At the end, spectators can be read too. */
const hasTalk = ({ chat, phase, you, seats }: MatchInfo): boolean =>
  chat &&
  (you === null || phase !== 'playing' || seats.some(({ number }) => number !== null && number !== seats[you]!.number));

/** Replaces the connection if there is none left. */
const NOTHING = (): null => null;
const NO_LINE = {
  subscribe: () => () => {},
  get: NOTHING,
  gathering: NOTHING,
  halt: NOTHING,
  trouble: NOTHING,
} as const;

/** Freezes a match that was ended by agreement: nobody is asked, and it is nobody's turn. */
function atRest(state: TableState): TableState {
  if (state.info.phase !== 'ended') return state;
  const s = { ...state.s, active: -1 };
  return { ...state, s, standing: { ...state.standing, question: null, undoable: 0 } };
}

interface Upkeep extends Pick<SeatedProps, 'known' | 'onKnown' | 'onSpent'> {
  readonly info: MatchInfo | null;
  /** The seat under which the shown token is stored. */
  readonly seat: number | null;
}

/** Keeps this browser's record of the match in line with the server. */
function useUpkeep({ known, info, seat, onKnown, onSpent }: Upkeep): void {
  const open = useRef<readonly number[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the server sends new info
  useEffect(() => {
    if (info === null) return;
    // The seat was taken back, perhaps on another device.
    if (info.you !== null && known.left.includes(info.you)) onKnown({ left: known.left.filter((n) => n !== info.you) });
    const over = info.phase === 'over' || info.phase === 'ended';
    if (over && !known.over) onKnown({ over });
    const token = known.seats.find((one) => one.seat === seat)?.token;
    // The number in a link is only a hint.
    if (info.you !== null && info.you !== seat && token !== undefined) onKnown({ seats: [{ seat: info.you, token }] });
    const now = info.seats.flatMap(({ kind, opened }, i) => (kind === 'open' || opened !== null ? [i] : []));
    // On the first info, all invitations to seats that are not open count as used; later only those to seats that were open,
    // because a new link may be known before its seat.
    const before = open.current ?? Object.keys(known.invites).map(Number);
    const spent = before.filter((one) => !now.includes(one) && one in known.invites);
    if (spent.length > 0) onSpent(spent);
    open.current = now;
  }, [info]);
}

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
