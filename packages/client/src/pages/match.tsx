import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { readLink } from '../links.ts';
import * as api from '../net/api.ts';
import { MatchClient, type TableState } from '../net/match-client.ts';
import { RulesOfGame } from '../rules/of-game.ts';
import { type KnownMatch, knownMatch, remember } from '../settings.ts';
import { t } from '../text.ts';
import { Main, Masthead, PageNote } from './frame.tsx';
import { Handover, HideButton, WhoLooks } from './handover.tsx';
import { JoinPage } from './join.tsx';
import { LinksPanel } from './links-panel.tsx';
import { nameOfSeat } from './names.ts';
import { NothingHere } from './nothing.tsx';
import { RulesButton } from './rules-button.tsx';
import { SeatsPanel } from './seats-panel.tsx';

/** The table of each game; a game's code is loaded only with its first match. */
const TABLES = {
  'emerald-2e': lazy(() => import('../games/emerald-2e/table.tsx').then((m) => ({ default: m.EmeraldTable }))),
  'nanty-narking': lazy(() => import('../games/nanty-narking/table.tsx').then((m) => ({ default: m.NantyTable }))),
} as const;

/** A match's address: takes what its fragment brings, lets the invited sit down, then shows the table. */
export function MatchPage({ id }: { id: string }) {
  const [known, setKnown] = useState<KnownMatch | null>(() => takeLink(id));
  const invitation = readLink(location.hash);
  if (invitation?.kind === 'invite' || invitation?.kind === 'open')
    return (
      <JoinPage
        match={id}
        invite={invitation.secret}
        onTable={known?.seats.length ? () => setKnown(atTable({ ...known })) : null}
        onSeat={(game, seat, token) => {
          setKnown(atTable(remember(id, game, { seats: [{ seat, token }] })));
        }}
      />
    );
  if (known === null || (known.seats.length === 0 && known.watch === null && known.host === null))
    return <NothingHere>{t('match.noLink')}</NothingHere>;
  return <Seated known={known} />;
}

/** Whoever sits needs the invitation no more. */
function atTable(known: KnownMatch): KnownMatch {
  history.replaceState(null, '', location.pathname);
  return known;
}

/** Keeps the secret of a seat or a watcher's link and takes it out of the address bar. */
function takeLink(id: string): KnownMatch | null {
  const link = readLink(location.hash);
  if (link?.kind !== 'seat' && link?.kind !== 'watch') return knownMatch(id);
  history.replaceState(null, '', location.pathname);
  const part =
    link.kind === 'watch' ? { watch: link.secret } : { seats: [{ seat: link.seat ?? 0, token: link.secret }] };
  // Which game it is the server says with the first message; nothing of the page reads it before.
  return remember(id, '', part);
}

function Seated({ known }: { known: KnownMatch }) {
  const shared = known.seats.length > 1;
  // One line to the server for each seat on this device; where no hand is shown at first, one to watch.
  const clients = useMemo(() => {
    const tokens = known.seats.map((one) => one.token);
    if (tokens.length === 0) tokens.push(known.watch ?? known.host!);
    else if (shared && known.watch !== null) tokens.push(known.watch);
    return tokens.map((token) => new MatchClient(api.socketUrl(), known.match, token));
  }, [known, shared]);
  useEffect(() => {
    for (const client of clients) client.open();
    return () => {
      for (const client of clients) client.close();
    };
  }, [clients]);
  // Whose line is shown. Several share the device: nobody's, before somebody says who is looking.
  const [shown, setShown] = useState(shared ? null : 0);
  const client = clients[shown ?? 0]!;
  const state = useSyncExternalStore(client.subscribe, client.get);
  const failure = useSyncExternalStore(client.subscribe, client.failure);
  const pack = usePack(state);
  const asked = state?.standing.question?.player;
  const local = shared && asked !== undefined ? known.seats.findIndex((one) => one.seat === asked) : -1;
  const covered = local >= 0 ? local !== shown : shown === null;
  const yours = !covered && asked !== undefined && asked === state?.info.you;
  useEffect(() => {
    const game = state === null ? t('app.name') : t(`games.${state.info.game}`);
    document.title = yours ? `● ${t('match.yourTurn')} · ${game}` : `${game} · ${t('app.name')}`;
  }, [state, yours]);

  if (failure !== null && state === null) return <NothingHere>{t('match.gone', { error: failure })}</NothingHere>;
  if (state === null || pack === null) return <PageNote>{t('match.connecting')}</PageNote>;
  const Table = TABLES[state.info.game as keyof typeof TABLES];
  const { game, seats } = state.info;
  const nameOf = (seat: number) => nameOfSeat(seats[seat]!, seat, game);
  return (
    <div className="match" data-game={game}>
      {covered ? null : (
        <a className="skip" href="#table">
          {t('app.skip')}
        </a>
      )}
      <Masthead>
        {shared && !covered ? <HideButton onHide={() => setShown(null)} /> : null}
        <MatchTools known={known} state={state} covered={covered} />
      </Masthead>
      {state.connection === 'lost' ? (
        <p role="alert" className="banner banner-over">
          {t('match.lost')}
        </p>
      ) : null}
      {state.error === null ? null : (
        <p role="alert" className="banner">
          {state.error}
        </p>
      )}
      {state.info.rematch === null ? null : <Rematch known={known} state={state} />}
      {covered && local >= 0 ? (
        <Handover name={nameOf(asked!)} game={game} seat={asked!} onReady={() => setShown(local)} />
      ) : covered ? (
        <WhoLooks
          game={game}
          seats={known.seats.map(({ seat }) => ({ seat, name: nameOf(seat) }))}
          onSeat={setShown}
          onWatch={known.watch === null ? null : () => setShown(known.seats.length)}
        />
      ) : (
        <Suspense fallback={<PageNote>{t('app.loading')}</PageNote>}>
          <Main id="table" className="match-table" label={t('match.table')}>
            <h1 className="unseen">{t(`games.${game}`)}</h1>
            <RulesOfGame value={game}>
              <Table key={state.info.you} client={client} state={state} pack={pack as never} />
            </RulesOfGame>
          </Main>
        </Suspense>
      )}
    </div>
  );
}

function usePack(state: TableState | null): unknown {
  const [pack, setPack] = useState<unknown>(null);
  const game = state?.info.game;
  const hash = state?.info.pack;
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

/** While the table is covered, nobody's own link is told. */
function MatchTools({ known, state, covered }: { known: KnownMatch; state: TableState; covered: boolean }) {
  const waiting = state.info.seats.some((seat) => seat.kind === 'open');
  // Shown once: not again when the page is loaded anew.
  useEffect(() => {
    if (location.search === '?links') history.replaceState(null, '', location.pathname);
  }, []);
  return (
    <>
      {state.info.you === null && !covered ? <span className="muted">{t('match.spectator')}</span> : null}
      <RulesButton game={state.info.game} />
      <SeatsPanel known={known} info={state.info} />
      <LinksPanel
        known={{ ...known, game: state.info.game }}
        seats={state.info.seats}
        you={covered ? null : state.info.you}
        startOpen={waiting && location.search === '?links'}
      />
    </>
  );
}

/** The same tokens open the same seats of the rematch. Whoever asked for it goes there, the others are told. */
function Rematch({ known, state }: { known: KnownMatch; state: TableState }) {
  const [, go] = useLocation();
  const next = state.info.rematch!;
  const sitDown = useCallback(() => {
    const { seats, watch, host, open } = known;
    remember(next, state.info.game, { seats, watch, host, open });
    go(`/m/${next}`);
  }, [known, state.info.game, next, go]);
  useEffect(() => {
    if (state.wantsRematch) sitDown();
  }, [state.wantsRematch, sitDown]);
  return (
    <p className="banner banner-calm" role="status">
      {t('match.rematch')}{' '}
      <button type="button" className="button" onClick={sitDown}>
        {t('match.toRematch')}
      </button>
    </p>
  );
}
