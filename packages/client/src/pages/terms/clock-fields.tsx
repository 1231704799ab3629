import type { ClockChoice } from '@gaslamp/protocol/clocks';
import { t } from '@gaslamp/words/text';
import { minutesWords } from './away.ts';

/** Choices within the bounds of the protocol's schemas, which are not part of this page. */
const BASE = [60, 180, 300, 600, 900, 1800, 3600];
const INCREMENT = [0, 10, 20, 30, 60];
const WINDOW = { live: [10, 20, 40, 60], day: [4, 8, 12, 24] };
const DAYS = [1, 2, 3, 7];
const OFF = [0, 3, 7, 14];
const MISSED = ['bot', 'vote', 'remind'] as const;
const STANDARD = {
  live: { kind: 'live', base: 900, increment: 20, window: 20, missed: 'bot' },
  day: { kind: 'day', days: 1, off: 7, window: 8, missed: 'vote' },
} as const satisfies Record<string, ClockChoice>;

const days = (count: number): string => t('span.days', { count });
const seconds = (count: number): string => t('span.seconds', { count });
const hours = (count: number): string => t('span.hours', { count });
const minutes = (count: number): string => minutesWords(count / 60);

/** Fields for the players' time, and for the handling of a missed turn. */
export function ClockFields(props: { clock: ClockChoice | null; onClock(clock: ClockChoice | null): void }) {
  const { clock, onClock } = props;
  return (
    <fieldset className="field away-fields">
      <legend>{t('create.clock.title')}</legend>
      <Choice
        label={t('create.clock.kind')}
        value={clock?.kind ?? 'none'}
        among={['none', 'live', 'day'] as const}
        words={(kind) => t(`create.clock.${kind}`)}
        onValue={(kind) => onClock(kind === 'none' ? null : STANDARD[kind])}
      />
      {clock?.kind === 'live' ? (
        <>
          <Choice
            label={t('create.clock.base')}
            value={clock.base}
            among={BASE}
            words={minutes}
            onValue={(base) => onClock({ ...clock, base })}
          />
          <Choice
            label={t('create.clock.increment')}
            value={clock.increment}
            among={INCREMENT}
            words={seconds}
            onValue={(increment) => onClock({ ...clock, increment })}
          />
        </>
      ) : null}
      {clock?.kind === 'day' ? (
        <>
          <Choice
            label={t('create.clock.days')}
            value={clock.days}
            among={DAYS}
            words={days}
            onValue={(count) => onClock({ ...clock, days: count })}
          />
          <Choice
            label={t('create.clock.off')}
            value={clock.off}
            among={OFF}
            words={days}
            onValue={(off) => onClock({ ...clock, off })}
          />
        </>
      ) : null}
      {clock === null ? null : (
        <>
          <Choice
            label={t('create.clock.window')}
            value={clock.window}
            among={WINDOW[clock.kind]}
            words={clock.kind === 'live' ? seconds : hours}
            onValue={(window) => onClock({ ...clock, window })}
          />
          <Choice
            label={t('create.clock.missed')}
            value={clock.missed}
            among={MISSED}
            words={(missed) => t(`create.clock.then.${missed}`)}
            onValue={(missed) => onClock({ ...clock, missed })}
          />
        </>
      )}
    </fieldset>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly among: readonly T[];
  words(value: T): string;
  onValue(value: T): void;
}
function Choice<T extends string | number>({ label, value, among, words, onValue }: ChoiceProps<T>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onValue(among.find((one) => String(one) === target.value)!)}>
        {among.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the sentence on the agreed clock. */
export function clockWords(clock: ClockChoice | null): string {
  if (clock === null) return t('about.noClock');
  const missed = t(`create.clock.then.${clock.missed}`);
  if (clock.kind === 'live')
    return t('about.clockLive', {
      base: minutes(clock.base),
      increment: seconds(clock.increment),
      window: seconds(clock.window),
      missed,
    });
  return t('about.clockDay', { days: days(clock.days), off: days(clock.off), window: hours(clock.window), missed });
}
