import './join.css';
import '../parts/texts.ts';
import type { Invitation } from '@gaslamp/protocol/answers';
import { isWhole } from '@gaslamp/protocol/tokens';
import { t } from '@gaslamp/words/text';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { nameOfSeat, seatName, sentence } from '../../games/names.ts';
import { fetchWithTexts } from '../../games/use-manifest.ts';
import { lazily } from '../../lazily.ts';
import { ApiError, about, invited, wordsOf } from '../../net/api.ts';
import { persist } from '../../persist.ts';
import { savedName, saveName } from '../../settings.ts';
import { BotNote } from '../parts/bot-note.tsx';
import { Footer } from '../parts/footer.tsx';
import { Main, Masthead, PageNote } from '../parts/frame.tsx';
import { NameField } from '../parts/name-field.tsx';
import { Scene } from '../parts/scene.tsx';
import { SeatEmblem } from '../parts/seat-emblem.tsx';
import { StoreWarning } from '../parts/unkept.tsx';
import { Agreed, DicePromise } from '../terms/agreed.tsx';
import { messengerOf } from './messenger.ts';
import { OpenSeat } from './open-seat.tsx';
import { type Seat, satBefore, settled, sitDown } from './sit-down.ts';

const OutsideFirst = lazily(() => import('./outside-first.tsx'), 'OutsideFirst');

interface JoinProps {
  readonly match: string;
  readonly invite: string;
  onSeat(of: { readonly game: string }, part: { readonly seats: readonly Seat[] }): void;
  /** True if this browser already has a seat in the match. */
  readonly sits: boolean;
  /** Opens the table as this browser may see it; null if it has no access. */
  readonly onTable: (() => void) | null;
}

/** Text on why an invitation is void, by the server's status. */
const GONE: Readonly<Record<number, string>> = { 403: 'join.gone', 404: 'join.noMatch', 409: 'join.full' };

/** The page of an invitation: shows the players, and asks for a name if a seat is still open. */
export function JoinPage({ match, invite, sits, onSeat, onTable }: JoinProps) {
  const [name, setName] = useState(savedName);
  const [messenger, setMessenger] = useState(() =>
    messengerOf(navigator.userAgent, matchMedia('(display-mode: standalone)').matches),
  );
  const [gone, setGone] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [game, setGame] = useState<string | null>(null);
  /** The seat that is chosen with the open link; null leaves it to the server. */
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    document.title = `${t('join.title')} · ${t('app.name')}`;
  }, []);
  const take = useCallback(
    (of: { readonly game: string }, seat: Seat) => {
      persist();
      onSeat(of, { seats: [seat] });
      settled(invite);
    },
    [onSeat, invite],
  );
  useEffect(() => {
    let live = true;
    // The page needs the texts of its game.
    const withGame = async <T extends { readonly game: string }>(found: T): Promise<T> => {
      await fetchWithTexts(found.game);
      return found;
    };
    invited(match, invite)
      .then(withGame)
      .then(
        async (found) => {
          const seat = found.free ? null : await satBefore(match, invite);
          if (!live) return;
          if (seat !== null) return take(found, seat);
          setInvitation(found);
          setGame(found.game);
        },
        async ({ status, message }: ApiError) => {
          const known = GONE[status];
          const seat = known === undefined ? null : await satBefore(match, invite);
          if (!live) return;
          if (known === undefined) return setError(sentence(message));
          if (seat !== null) return take(await about(match).catch(() => ({ game: '' })), seat);
          setGone(t(status === 403 && !isWhole(invite) ? 'nothing.damaged' : known));
          about(match)
            .then(withGame)
            .then(
              (found) => live && setGame(found.game),
              () => {},
            );
        },
      );
    return () => {
      live = false;
    };
  }, [match, invite, take]);
  async function submit(game: string): Promise<void> {
    try {
      const seat = await sitDown(match, invite, name.trim(), wanted ?? undefined);
      saveName(name.trim());
      take({ game }, seat);
    } catch (mistake) {
      setError(sentence(wordsOf(mistake)));
      // Somebody else has taken the seat that was chosen. After a lost answer it may be one's own, which a second press returns.
      if (wanted === null || !(mistake instanceof ApiError) || mistake.status !== 409) return;
      setWanted(null);
      await invited(match, invite).then(setInvitation, () => {});
    }
  }
  if (invitation === null && gone === null) return <PageNote>{error ?? t('app.loading')}</PageNote>;
  return (
    <div className="start" data-game={game ?? undefined}>
      <Masthead />
      <Main label={t('join.title')}>
        <Scene game={game}>
          {game === null ? null : <p className="sheet-kicker">{t(`games.${game}`)}</p>}
          <h1>{t('join.title')}</h1>
          {invitation === null || gone !== null ? (
            <Gone words={gone} sits={sits} onTable={onTable} />
          ) : !invitation.free ? (
            <>
              {sits ? <Gone words={null} sits onTable={onTable} /> : null}
              <Taken
                match={match}
                invite={invite}
                of={invitation}
                asks={!sits || invitation.way}
                onSeat={(seat) => take(invitation, seat)}
              />
              {sits ? null : <Gone words={null} sits={false} onTable={onTable} />}
            </>
          ) : (
            <>
              <p>{t('join.lead', { game: t(`games.${invitation.game}`) })}</p>
              {invitation.phase === 'playing' ? <p>{t('join.running')}</p> : null}
              <AtTable invitation={invitation} />
              <p className="muted">{t(`games.${game}About`)}</p>
              {/* In tabs of their own: the invitation waits here. */}
              <p className="join-new">
                <a href={`/learn/${invitation.game}/first-match`} target="_blank" rel="noreferrer">
                  {t('start.learn')}
                </a>{' '}
                <a href={`/one-page/${invitation.game}`} target="_blank" rel="noreferrer">
                  {t('start.onePage')}
                </a>
              </p>
              {messenger === null ? (
                <form
                  className="create"
                  onSubmit={(event) => {
                    event.preventDefault();
                    void submit(invitation.game);
                  }}
                >
                  <StoreWarning />
                  {invitation.seat === null && invitation.phase === 'gathering' ? (
                    <SeatChoice of={invitation} wanted={wanted} onWanted={setWanted} />
                  ) : null}
                  <NameField label={t('join.name')} value={name} onValue={setName} required />
                  {error === null ? null : (
                    <p role="alert" className="alert">
                      {error}
                    </p>
                  )}
                  <button type="submit" className="button button-strong button-wide">
                    {t('join.sit')}
                  </button>
                </form>
              ) : (
                <Suspense fallback={null}>
                  <OutsideFirst messenger={messenger} onHere={() => setMessenger(null)} />
                </Suspense>
              )}
              {invitation.taken.length === 0 || sits ? null : (
                <Taken
                  match={match}
                  invite={invite}
                  of={invitation}
                  asks={false}
                  onSeat={(seat) => take(invitation, seat)}
                />
              )}
              <section className="join-agreed" aria-labelledby="agreed">
                <h2 id="agreed">{t('waiting.agreed')}</h2>
                <Agreed terms={invitation} />
                <DicePromise hash={invitation.diceHash} />
              </section>
            </>
          )}
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}

/** All players in turn order, and the seat that the invitation opens. */
function AtTable({ invitation: { game, seat: yours, seats } }: { invitation: Invitation }) {
  return (
    <section className="at-table" aria-labelledby="at-table">
      <h2 id="at-table">{t('join.players', { count: seats.length })}</h2>
      <ol>
        {seats.map((seat, i) => (
          <li key={seatName(game, i)} data-yours={i === yours || undefined}>
            <SeatEmblem game={game} seat={i} size={26} />
            <span>{seatName(game, i)}</span>
            <strong>{i === yours ? t('join.yours') : whoSits(seat, i, game)}</strong>
            <BotNote bot={seat.bot} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function whoSits(seat: Invitation['seats'][number], index: number, game: string): string {
  if (seat.kind === 'open') return t('join.free');
  return seat.kind === 'bot' ? t(`bots.${seat.bot}`) : nameOfSeat(seat, index, game);
}

/** The free seats with their colours, for the open link. */
function SeatChoice(props: { of: Invitation; wanted: number | null; onWanted(seat: number | null): void }) {
  const { of, wanted, onWanted } = props;
  const free = of.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  return (
    <fieldset className="join-seats">
      <legend>{t('join.colour')}</legend>
      {[null, ...free].map((seat) => (
        <label key={String(seat)}>
          <input type="radio" name="seat" checked={seat === wanted} onChange={() => onWanted(seat)} />
          {seat === null ? null : <SeatEmblem game={of.game} seat={seat} size={26} />}
          <span>{seat === null ? t('join.anySeat') : seatName(of.game, seat)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface TakenProps {
  readonly match: string;
  readonly invite: string;
  readonly of: Invitation;
  /** True if the phrase is asked for at once, and not only after a press. */
  readonly asks: boolean;
  onSeat(seat: Seat): void;
}

/** Seats that were taken with the invitation: their players open them with the phrase. */
function Taken({ match, invite, of: { game, free, taken, way, seats }, asks, onSeat }: TakenProps) {
  const [asking, setAsking] = useState(asks);
  if (!asking)
    return (
      <button type="button" className="button button-wide" onClick={() => setAsking(true)}>
        {t(free ? 'open.already' : 'open.another')}
      </button>
    );
  const named = taken.map((seat) => ({ seat, name: nameOfSeat(seats[seat], seat, game) }));
  return <OpenSeat match={match} invite={invite} seats={named} way={way} onSeat={onSeat} />;
}

function Gone({ words, sits, onTable }: { words: string | null } & Pick<JoinProps, 'sits' | 'onTable'>) {
  return (
    <div className="create">
      {words === null ? null : (
        <p role="alert" className="alert">
          {words}
        </p>
      )}
      {onTable === null ? null : (
        <>
          <p>{t(sits ? 'join.mine' : 'join.watch')}</p>
          <button type="button" className="button button-strong button-wide" onClick={onTable}>
            {t(sits ? 'join.toTable' : 'join.toWatch')}
          </button>
        </>
      )}
      <Link href="/" className="button button-wide">
        {t('app.home')}
      </Link>
    </div>
  );
}
