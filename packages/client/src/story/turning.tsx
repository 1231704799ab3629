import type { PublishedRow } from '@gaslamp/kernel/projection';
import { t } from '@gaslamp/words/text';
import type { TurningPoint } from './story.ts';

interface TurningProps {
  readonly turning: readonly TurningPoint[];
  /** Returns the address of a moment. */
  placeOf(moment: number): string;
  /** Returns the sentences for a step. */
  tell(row: PublishedRow): readonly string[];
}

/** The turning points of the match, each with a link to its moment. */
export function Turning({ turning, placeOf, tell }: TurningProps) {
  return (
    <section aria-labelledby="story-turning">
      <h2 id="story-turning">{t('story.turning')}</h2>
      {turning.length === 0 ? <p>{t('story.none')}</p> : <p className="muted">{t('story.turningLead')}</p>}
      <ol className="story-turning">
        {turning.map(({ moment, turn, row }) => (
          <li key={moment}>
            <a href={placeOf(moment)}>{t('story.step', { turn: turn + 1, step: moment })}</a> {tell(row).join(' ')}
          </li>
        ))}
      </ol>
    </section>
  );
}
