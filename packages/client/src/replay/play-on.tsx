import '../pages/parts/texts.ts';
import './texts.ts';
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { ClockChoice } from '@gaslamp/protocol/clocks';
import type { LookBack } from '@gaslamp/protocol/past';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { sentence } from '../games/names.ts';
import { lazily } from '../lazily.ts';
import * as api from '../net/api.ts';
import { useGame } from '../net/use-game.ts';
import { Footer } from '../pages/parts/footer.tsx';
import { Main, Masthead, PageNote } from '../pages/parts/frame.tsx';
import { NameField } from '../pages/parts/name-field.tsx';
import { Scene } from '../pages/parts/scene.tsx';
import { deal } from '../pages/start/deal.ts';
import { type Sitter, Sitters, seatsFor } from '../pages/start/sitters.tsx';
import { AwayFields, PACE } from '../pages/terms/away-fields.tsx';
import { ClockFields } from '../pages/terms/clock-fields.tsx';
import { usualBot } from '../pages/terms/usual-bot.ts';
import { knownMatch, savedName, saveName } from '../settings.ts';
import { placeIn, type ReplayPlace, readPlace } from './place.ts';

const NoLink = lazily(() => import('../pages/parts/nothing.tsx'), 'NoLink');
const Outside = lazily(() => import('../pages/parts/nothing.tsx'), 'Outside');

/** The page that starts a new match from a moment of one that is over. */
export function PlayOnPage({ id }: { id: string }) {
  const [place] = useState(() => readPlace(location.search));
  const [token] = useState(() => {
    const known = knownMatch(id);
    return known?.seats[0]?.token ?? known?.watch ?? known?.host ?? null;
  });
  const [info, setInfo] = useState<MatchInfo | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (token === null) return;
    let live = true;
    api.call<LookBack>(`/api/matches/${id}/past`, { token }).then(
      ({ info, past }) =>
        live && (past === null ? setInfo(info) : setFailure(t('playOn.notYet', { closed: String(info.closed) }))),
      (mistake) => live && setFailure(sentence(api.wordsOf(mistake))),
    );
    return () => {
      live = false;
    };
  }, [id, token]);
  if (token === null) return <NoLink cut={false} />;
  if (failure !== null) return <Outside why="gone" message={failure} onAgain={() => location.reload()} />;
  if (info === null) return <PageNote>{t('app.loading')}</PageNote>;
  return <PlayOn info={info} place={place} token={token} />;
}

interface PlayOnProps {
  readonly info: MatchInfo;
  readonly place: ReplayPlace;
  /** Token for the match that is over. */
  readonly token: string;
}

function PlayOn({ info, place, token }: PlayOnProps) {
  const [, go] = useLocation();
  const game = useGame(info.game);
  const moment = place.moment ?? 0;
  const as = place.as === null || place.as === 'open' ? SPECTATOR : place.as;
  const own = info.seats[as] === undefined ? (info.you ?? 0) : as;
  const [chosen, setChosen] = useState<readonly Sitter[] | null>(null);
  const [name, setName] = useState(savedName);
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  const [away, setAway] = useState<number>(PACE.live);
  const [standIn, setStandIn] = useState('');
  const [clock, setClock] = useState<ClockChoice | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${t('playOn.title')} · ${t('app.name')}`;
  }, []);
  if (game === null) return <PageNote>{t('app.loading')}</PageNote>;
  // By default the player takes the seat they looked from, and bots take the others.
  const sitters = chosen ?? info.seats.map((_, seat) => (seat === own ? 'you' : usualBot(game)));
  const friends = sitters.includes('friend');
  const submit = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const next = await deal({
        game: game.id,
        ...seatsFor(game, sitters, name, names),
        from: { match: info.id, moment, token },
        hints: info.hints,
        list: info.list,
        chat: info.chat,
        away,
        ...(clock === null || !friends ? {} : { clock }),
        ...(standIn === '' ? {} : { standIn }),
      });
      saveName(name.trim());
      go(`/m/${next}`);
    } catch (mistake) {
      setError(sentence(api.wordsOf(mistake)));
      setBusy(false);
    }
  };
  return (
    <div className="start" data-game={game.id}>
      <Masthead>
        <Link href={placeIn(info.id, moment, place.as ?? own)} className="button">
          {t('playOn.back')}
        </Link>
      </Masthead>
      <Main label={t('playOn.title')}>
        <Scene game={game.id}>
          <p className="sheet-kicker">{t(`games.${game.id}`)}</p>
          <h1>{t('playOn.title')}</h1>
          <p>{t('playOn.lead', { moment })}</p>
          <p className="muted">{t('playOn.known')}</p>
          <form
            className="create"
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <NameField label={t('create.yourName')} value={name} onValue={setName} />
            <Sitters game={game} sitters={sitters} onSitters={setChosen} names={names} onNames={setNames} />
            {friends ? (
              <>
                <AwayFields game={game} away={away} onAway={setAway} standIn={standIn} onStandIn={setStandIn} />
                <ClockFields clock={clock} onClock={setClock} />
              </>
            ) : null}
            {error === null ? null : (
              <p role="alert" className="alert">
                {error}
              </p>
            )}
            <button type="submit" className="button button-strong button-wide" disabled={busy}>
              {t(friends ? (busy ? 'create.laying' : 'create.lay') : busy ? 'playOn.beginning' : 'playOn.begin')}
            </button>
          </form>
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}
