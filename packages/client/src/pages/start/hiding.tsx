// Hiding matches from the list of the start page. Loaded by players who do so.
import type { MatchSummary } from '@gaslamp/protocol/answers';
import { t } from '@gaslamp/words/text';
import { Sure } from '../parts/sure.tsx';
import { MatchLink } from './my-matches.tsx';
import type { Mine } from './use-mine.ts';

interface SureProps {
  readonly summary: MatchSummary;
  onYes(): void;
  onNo(): void;
}
export const SureHide = ({ summary: { game, you, over }, onYes, onNo }: SureProps) => (
  <Sure
    words={t('start.sureHide', { game: t(`games.${game}`), seat: String(you !== null && !over) })}
    onYes={onYes}
    onNo={onNo}
  />
);

/** Matches that the player hid from the list, closed at first. */
export function HiddenList({ mine: { hidden, hide } }: { mine: Mine }) {
  return (
    <details className="mine">
      <summary>{t('start.hidden', { count: hidden.length })}</summary>
      <ul>
        {hidden.map((row) => (
          <li key={row.match} className="mine-row">
            <MatchLink summary={row} />
            <button type="button" className="button mine-replay" onClick={() => hide(row.match, false)}>
              {t('start.show')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
