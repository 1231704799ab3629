import '../pages/match/match-tools.css';
import '../pages/parts/texts.ts';
import './texts.ts';
import './replay.css';
import { SPECTATOR, type State } from '@gaslamp/kernel/state';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { OwnReel, Viewpoint } from '@gaslamp/record/reel';
import { t } from '@gaslamp/words/text';
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { nameOfSeat, sentence } from '../games/names.ts';
import { inSame } from '../language.ts';
import { lazily } from '../lazily.ts';
import { readLink } from '../links.ts';
import { wordsOf } from '../net/api.ts';
import { useAddress } from '../pages/parts/address.ts';
import { Masthead, PageNote } from '../pages/parts/frame.tsx';
import { Popup } from '../pages/parts/popup.tsx';
import { RulesButton } from '../pages/parts/rules-button.tsx';
import { opened } from '../pages/seats/opened-by.ts';
import { knownMatch, remember } from '../settings.ts';
import { inNextFrame, until } from '../settled.ts';
import { holdPace } from '../table/showing/pace.ts';
import { type LookedAt, lookAt } from './load.ts';
import { linked, tokenFor } from './opens.ts';
import { linkToMoment, nameOfView, placeIn, readPlace, wayOn } from './place.ts';
import { type MomentLink, Player } from './player.tsx';
import { within } from './replay-client.ts';

const NotebookPanel = lazily(() => import('../notebook/panel.tsx'), 'NotebookPanel');
// Loaded separately, as at the table, because they are rarely needed.
const WhoLooks = lazily(() => import('../pages/seats/handover.tsx'), 'WhoLooks');
const NoLink = lazily(() => import('../pages/parts/nothing.tsx'), 'NoLink');
const Outside = lazily(() => import('../pages/parts/nothing.tsx'), 'Outside');

/** The replay of a match, with a link or from a browser that knows the match. */
export function ReplayPage({ id }: { id: string }) {
  const [place] = useState(() => readPlace(location.search));
  const [secret] = useState(linked);
  const [known, setKnown] = useState(() => knownMatch(id));
  const [token, setToken] = useState(() => secret ?? tokenFor(known, place.as));
  const [looked, setLooked] = useState<LookedAt | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [as, setAs] = useState(place.as);
  const [seen, setSeen] = useState<Seen | null>(null);
  const elsewhere = useAddress();
  const moment = useRef(place.moment);
  const keepMoment = useCallback((now: number) => {
    moment.current = now;
  }, []);
  // In a layout effect, so that the request starts before the first paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` restarts it
  useLayoutEffect(() => {
    if (token === null) return;
    let live = true;
    const coming = until(lookAt(id, token, place));
    coming.then(
      (found) => {
        if (!live) return;
        if (token === secret) setKnown(remember(id, found.info.game, opened(secret, found.info)));
        setLooked(found);
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
  // Holds across changes of the viewpoint, because the new player is shown before the old one is removed.
  useEffect(() => () => holdPace(null), []);
  // Handles a link that is pasted while the page is open.
  useEffect(() => {
    const pasted = () => readLink(location.hash) !== null && location.reload();
    addEventListener('hashchange', pasted);
    return () => removeEventListener('hashchange', pasted);
  }, []);
  const mine = looked?.info.you ?? SPECTATOR;
  const from = looked?.whole && as !== null && looked.views.includes(as) ? as : mine;
  useEffect(() => {
    if (looked === null) return;
    let live = true;
    async function see(looked: LookedAt): Promise<void> {
      const { first, glimpse, reelFor } = looked;
      const reel = from === first ? await until(glimpse) : null;
      if (!live) return;
      if (reel !== null) {
        setSeen((now) => (now?.looked === looked ? now : { looked, from, reel, whole: false }));
        await drawn();
      }
      const whole = await until(reelFor(from));
      if (live) setSeen({ looked, from, reel: whole, whole: true });
    }
    see(looked).catch((mistake) => live && setFailure(wordsOf(mistake)));
    return () => {
      live = false;
    };
  }, [looked, from]);

  const addressOf = useCallback((moment: number) => inSame(placeIn(id, moment, from)), [id, from]);

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
  if (looked === null) return <PageNote>{t('replay.loading')}</PageNote>;
  const { info, whole } = looked;
  const look = (next: Viewpoint) => {
    setAs(next);
    const other = tokenFor(known, next);
    // Before the end of the match, each viewpoint has its own past.
    if (whole || other === null || other === token) return;
    setLooked(null);
    setToken(other);
  };
  const own = known?.seats.map(({ seat }) => seat) ?? [];
  const watches = known !== null && (known.watch ?? known.host) !== null;
  // If several players share the device, no hand is shown before one of them says who is looking.
  if (!whole && own.length > 1 && as === null)
    return (
      <WhoLooks
        game={info.game}
        seats={own.map((seat) => ({ seat, name: nameOfSeat(info.seats[seat], seat, info.game) }))}
        onSeat={look}
        onWatch={watches ? () => look(SPECTATOR) : null}
      />
    );
  // The previous viewpoint stays until another one is loaded.
  if (seen === null || seen.looked !== looked) return <PageNote>{t('replay.loading')}</PageNote>;
  const { reel } = seen;
  const views = whole ? looked.views : [...own, ...(watches ? [SPECTATOR] : [])];
  const last = reel.turns.length - 1;
  return (
    <Player
      key={`${token} ${seen.from}`}
      looked={looked}
      reel={reel}
      reading={!seen.whole}
      as={seen.from}
      views={views.includes(seen.from) ? views : [seen.from, ...views]}
      start={within(reel, moment.current ?? (whole ? 0 : last))}
      notice={noticeOf(last)}
      masthead={
        <ReplayMasthead
          match={id}
          info={info}
          whole={whole}
          own={ownSeat(seen.from)}
          table={{ s: reel.shown(last).s, pack: looked.pack }}
        />
      }
      addressOf={addressOf}
      linkTo={(moment) => linkOf(moment, seen.from, seen.whole && moment === last)}
      onView={look}
      onMoment={keepMoment}
    />
  );

  function ownSeat(as: Viewpoint): OwnSeat | null {
    return known?.seats.find(({ seat }) => seat === as) ?? null;
  }
  function linkOf(moment: number, as: Viewpoint, isLast: boolean): MomentLink {
    const watch = known?.watch ?? null;
    // Spectators of a running match only see public information.
    const shared = watch !== null && (whole || as === SPECTATOR);
    // A link that only this browser can open uses its own address.
    const origin = shared ? (elsewhere ?? location.origin) : location.origin;
    const url = linkToMoment(origin, id, moment, as, shared ? watch : null);
    // After a result there is nothing to play on.
    const on = whole && !(isLast && info.phase === 'over') ? wayOn(id, moment, as) : null;
    return { url, shared, file: whole ? `/m/${id}/take-along` : null, on };
  }
  /** Returns a message if the address asks for something that does not exist. */
  function noticeOf(last: number): string | null {
    const { odd, as: wanted, moment: step } = place;
    if (odd !== null) return t('replay.odd', { odd });
    if (step !== null && step > last) return t('replay.tooFar', { step, last });
    if (wanted === null || as !== wanted || from === wanted) return null;
    return whole
      ? t('replay.odd', { odd: `as=${nameOfView(wanted)}` })
      : t('replay.notYet', { closed: String(info.closed) });
  }
}

/** Waits for two frames, so that the new state is painted. */
const drawn = () => new Promise<void>((resolve) => inNextFrame(() => inNextFrame(resolve)));

/** A loaded viewpoint. */
interface Seen {
  readonly looked: LookedAt;
  readonly from: Viewpoint;
  readonly reel: OwnReel;
  /** False if only one moment can be shown. */
  readonly whole: boolean;
}

interface OwnSeat {
  readonly seat: number;
  readonly token: string;
}
interface MastheadProps {
  readonly match: string;
  readonly info: MatchInfo;
  readonly whole: boolean;
  /** The shown seat, if it belongs to this browser: its notebook can be opened. */
  readonly own: OwnSeat | null;
  /** The last state that this viewpoint can see. */
  readonly table: { readonly s: State; readonly pack: unknown };
}

/** The buttons that leave the replay; once the match is over, one leads to its story. */
function ReplayMasthead({ match, info, whole, own, table }: MastheadProps) {
  const [noting, setNoting] = useState(false);
  return (
    <Masthead>
      <RulesButton game={info.game} />
      {own === null ? null : (
        <Popup label={t('match.notebook')} symbol="notebook" open={noting} onOpen={setNoting}>
          <Suspense fallback={null}>
            <NotebookPanel match={match} {...own} info={info} revision={0} table={table} past />
          </Suspense>
        </Popup>
      )}
      {whole ? (
        <Link href={`/m/${match}/story`} className="button">
          {t('replay.story')}
        </Link>
      ) : null}
      <Link href={`/m/${match}`} className="button replay-leave">
        {t('replay.table')}
      </Link>
    </Masthead>
  );
}
