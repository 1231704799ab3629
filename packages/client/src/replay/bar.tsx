import { SPECTATOR } from '@gaslamp/kernel/state';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { OwnReel, Viewpoint } from '@gaslamp/record/reel';
import { t } from '@gaslamp/words/text';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { PageSymbol } from '../art/symbols.tsx';
import { nameOfSeat } from '../games/names.ts';
import { CopyField } from '../pages/parts/copy-field.tsx';
import { nameOfView, viewNamed } from './place.ts';
import type { MomentLink } from './player.tsx';
import { turnAfter, turnBefore, turningAfter, turningBefore } from './replay-client.ts';
import { momentWords, Scrubber } from './scrubber.tsx';
import { ReplaySign, type Sign } from './signs.tsx';
import { type Replay, SPEEDS } from './use-replay.ts';

interface BarProps {
  readonly info: MatchInfo;
  readonly reel: OwnReel;
  /** True while only this moment is loaded. */
  readonly reading: boolean;
  readonly replay: Replay;
  readonly as: Viewpoint;
  readonly views: readonly Viewpoint[];
  /** Links to this moment; null if there are none. */
  readonly link: MomentLink | null;
  onView(as: Viewpoint): void;
}

/** The position in the match, and the controls to move through it. */
export function ReplayBar({ info, reel, reading, replay, as, views, link, onView }: BarProps) {
  const { moment, playing, speed, go, toggle, setSpeed } = replay;
  const last = reel.turns.length - 1;
  const slider = useRef<HTMLInputElement>(null);
  // The slider has the focus, so that all keys work at once.
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  const way = (label: string, sign: Sign, back: boolean, to: () => number, lively = false) => (
    <Way
      label={label}
      sign={sign}
      back={back}
      idle={reading || (back ? moment === 0 : moment === last)}
      onClick={() => go(to(), lively)}
    />
  );
  return (
    <section className="replay-bar" aria-label={t('replay.controls')}>
      <div className="replay-ways">
        {way(t('replay.first'), 'last', true, () => 0)}
        {way(t('replay.turnBack'), 'turn', true, () => turnBefore(reel, moment))}
        {way(t('replay.stepBack'), 'step', true, () => moment - 1)}
        <button
          type="button"
          className="icon-button replay-play"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          title={t(playing ? 'replay.pause' : 'replay.play')}
          aria-disabled={reading || undefined}
          onClick={toggle}
        >
          <ReplaySign sign={playing ? 'pause' : 'play'} />
        </button>
        {way(t('replay.stepForward'), 'step', false, () => moment + 1, true)}
        {way(t('replay.turnForward'), 'turn', false, () => turnAfter(reel, moment))}
        {way(t('replay.last'), 'last', false, () => last)}
      </div>
      <Scrubber ref={slider} reel={reel} reading={reading} moment={moment} onMoment={go} />
      <p className="replay-at">{reading ? t('replay.loading') : momentWords(reel, moment)}</p>
      <div className="replay-more">
        {reel.turning.length === 0 && !reading ? null : (
          <>
            {way(t('replay.turningBack'), 'turning', true, () => turningBefore(reel, moment))}
            {way(t('replay.turningForward'), 'turning', false, () => turningAfter(reel, moment))}
          </>
        )}
        <label>
          <span>{t('replay.speed')}</span>
          <select
            value={speed}
            onChange={({ target }) => setSpeed(SPEEDS.find((one) => one === target.value) ?? speed)}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {t(`replay.speeds.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('replay.as')}</span>
          <select value={nameOfView(as)} onChange={({ target }) => onView(viewNamed(target.value) ?? as)}>
            {views.map((one) => (
              <option key={one} value={nameOfView(one)}>
                {viewWords(info, one)}
              </option>
            ))}
          </select>
        </label>
        {as === 'open' ? (
          // Sends the table's shortcut key.
          <button
            type="button"
            className="button"
            title={t('replay.hands')}
            onClick={() => dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }))}
          >
            <PageSymbol name="eye" size={16} /> <span>{t('replay.hands')}</span>
          </button>
        ) : null}
        {link === null || link.on === null ? null : (
          <Link href={link.on} className="button">
            {t('replay.playOn')}
          </Link>
        )}
        {link === null ? null : (
          <details className="replay-link">
            <summary className="button" title={t('replay.link')}>
              <PageSymbol name="share" size={16} /> <span>{t('replay.link')}</span>
            </summary>
            <div className="replay-link-sheet">
              <CopyField label={t('replay.link')} text={link.url} />
              <p className="muted">{t(link.shared ? 'replay.linkShared' : 'replay.linkOwn')}</p>
              {link.file === null ? null : <Link href={link.file}>{t('replay.takeAlong')}</Link>}
            </div>
          </details>
        )}
      </div>
    </section>
  );
}

function viewWords({ seats, game, you }: MatchInfo, as: Viewpoint): string {
  if (as === 'open') return t('replay.asOpen');
  if (as === SPECTATOR) return t('replay.asWatcher');
  return t(as === you ? 'replay.asYou' : 'replay.asSeat', { name: nameOfSeat(seats[as], as, game) });
}

interface WayProps {
  readonly label: string;
  readonly sign: Sign;
  readonly back: boolean;
  /** True if the button leads nowhere: it keeps the focus, but does nothing. */
  readonly idle: boolean;
  onClick(): void;
}
const Way = ({ label, sign, back, idle, onClick }: WayProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    aria-disabled={idle || undefined}
    onClick={idle ? undefined : onClick}
  >
    <ReplaySign sign={sign} back={back} />
  </button>
);
