import '../../parts/texts.ts';
import type { LateVote } from '@gaslamp/protocol/clocks';
import { byNumber } from '@gaslamp/words/holders';
import { addTexts, t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { nameOfSeat } from '../../../games/names.ts';
import { wordsOf } from '../../../net/api.ts';
import type { TableState } from '../../../net/match-client.ts';
import type { KnownMatch } from '../../../stored.ts';
import { sound } from '../../../table/showing/sounds.ts';
import { carryOut, type TableWish } from '../../seats/table-actions.ts';
import './clocks.css';
import english from './text/en.json';
import { isUrgent, timeWords, useSince } from './time.ts';

addTexts('en', english);

type Clock = NonNullable<TableState['clock']>;
interface ClockBarProps {
  readonly known: KnownMatch;
  readonly info: TableState['info'];
  readonly clock: Clock;
}

/** All clocks with the one that runs, and the players' controls for them. */
export function ClockBar({ known, info, clock }: ClockBarProps) {
  const since = useSince(clock);
  const [refused, setRefused] = useState<string | null>(null);
  const { running, late } = clock;
  const { you, seats, game } = info;
  const leftOf = (seat: number): number | null => {
    const left = clock.left[seat] ?? null;
    return left !== null && running?.seat === seat && !running.window ? Math.max(0, left - since) : left;
  };
  const own = running !== null && running.seat === you ? Math.max(0, running.left - since) : null;
  const urgent = own !== null && info.clock !== null && (running?.window || isUrgent(info.clock.kind, own));
  useUrgent(urgent === true, own);
  const nameOf = (seat: number) => nameOfSeat(seats[seat], seat, game);
  const wish = (what: TableWish) => {
    setRefused(null);
    carryOut(known, info, what).catch((mistake) => setRefused(wordsOf(mistake)));
  };
  if (info.phase !== 'playing') return null;
  return (
    <section
      className="clocks"
      aria-label={t('clock.title')}
      data-in-panels={document.querySelector('.player-head') !== null || undefined}
    >
      <ul className="clock-list">
        {seats.map((_, seat) => {
          const left = leftOf(seat);
          if (left === null) return null;
          const runs = running?.seat === seat;
          const isYou = String(seat === you);
          const time = timeWords(runs && running.window ? running.left - since : left);
          const panel = document.querySelector(`[data-at="player.${seat}"] > .player-head`);
          return (
            <li
              key={nameOf(seat)}
              data-runs={runs || undefined}
              data-own={seat === you || undefined}
              data-urgent={(runs && seat === you && urgent) || undefined}
            >
              {t(runs && running.window ? 'clock.window' : 'clock.seat', { you: isYou, name: nameOf(seat), time })}
              {info.clock?.kind === 'day' ? (
                <small> {t('clock.daysOff', { count: clock.off[seat] ?? 0 })}</small>
              ) : null}
              {panel === null
                ? null
                : createPortal(<PanelClock {...{ time, runs, urgent: seat === you && urgent }} />, panel)}
            </li>
          );
        })}
      </ul>
      <div className="clock-says" role="status">
        {refused === null ? null : <p>{refused}</p>}
        {late === null ? null : (
          <Late {...{ info, late, nameOf }} onVote={(vote) => wish({ do: 'vote', seat: late.seat, vote })} />
        )}
        <Pause info={info} clock={clock} onWish={(stop) => wish({ do: 'pause', stop })} />
      </div>
      <p className="unseen" role="status">
        {urgent && own !== null ? t('clock.urgent', { time: timeWords(Math.ceil(own / 30_000) * 30_000) }) : ''}
      </p>
    </section>
  );
}

/** The time in the panel of its player. Screen readers have the list. */
const PanelClock = ({ time, runs, urgent }: { time: string; runs: boolean; urgent: boolean | null }) => (
  <span
    className="player-clock"
    data-runs={runs || undefined}
    data-urgent={(runs && urgent) || undefined}
    aria-hidden="true"
  >
    {time}
  </span>
);

const numberOf = ({ seats, you }: TableState['info']): number | null =>
  you === null ? null : (seats[you]?.number ?? null);

/** Shown when a player's time is up: the others decide how to proceed. */
function Late(props: {
  readonly info: TableState['info'];
  readonly late: NonNullable<Clock['late']>;
  nameOf(seat: number): string;
  onVote(vote: LateVote): void;
}) {
  const { info, late, nameOf, onVote } = props;
  const number = numberOf(info);
  if (late.seat === info.you) return <p>{t('clock.up')}</p>;
  const name = nameOf(late.seat);
  const votes = info.clock?.missed === 'vote' && number !== null && info.seats[late.seat]?.number !== number;
  if (!votes) return <p>{t('clock.late', { name })}</p>;
  const own = late.votes[number];
  return (
    <div className="clock-ask">
      <p>{t('clock.lateVote', { name })}</p>
      {(['wait', 'bot', 'end'] as const).map((vote) => (
        <button key={vote} type="button" className="button" aria-pressed={own === vote} onClick={() => onVote(vote)}>
          {t(`clock.${vote}`, { count: Object.values(late.votes).filter((one) => one === vote).length })}
        </button>
      ))}
    </div>
  );
}

/** Controls to stop or restart the clocks by agreement. */
function Pause({ info, clock, onWish }: { info: TableState['info']; clock: Clock; onWish(stop: boolean): void }) {
  const { paused, wish } = clock;
  const number = numberOf(info);
  const change = t(paused ? 'clock.goOn' : 'clock.stop');
  if (wish.length === 0 || number === null)
    return (
      <div className="clock-ask">
        {paused ? <p>{t('clock.paused')}</p> : null}
        {number === null ? null : (
          <button type="button" className="button" onClick={() => onWish(!paused)}>
            {change}
          </button>
        )}
      </div>
    );
  const names = all(wish.map((one) => byNumber(info, one)));
  return (
    <div className="clock-ask">
      <p>{t('clock.wants', { names, count: wish.length })}</p>
      {wish.includes(number) ? null : (
        <button type="button" className="button" onClick={() => onWish(!paused)}>
          {t('clock.agree')}
        </button>
      )}
      <button type="button" className="button" onClick={() => onWish(paused)}>
        {t('clock.object')}
      </button>
    </div>
  );
}

/** Returns the title without a time. It may have changed in the meantime. */
const plainTitle = (): string => document.title.replace(/^⌛ [^·]*· /, '');

/** When the player's own time is nearly up, shows it in the tab's title and, if sounds are on, plays the clock. */
function useUrgent(urgent: boolean, left: number | null): void {
  const seconds = left === null ? null : Math.ceil(left / 1000);
  useEffect(() => {
    if (!urgent) return;
    sound('clock');
    return () => {
      document.title = plainTitle();
    };
  }, [urgent]);
  useEffect(() => {
    if (urgent && seconds !== null) document.title = `⌛ ${timeWords(seconds * 1000)} · ${plainTitle()}`;
  }, [urgent, seconds]);
}
