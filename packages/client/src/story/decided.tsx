import { at } from '@gaslamp/kernel/lists';
import { t } from '@gaslamp/words/text';
import { inSame } from '../language.ts';
import { placeIn } from '../replay/place.ts';
import type { Drawn } from './charts.tsx';
import type { Decided as Found } from './decisions-worker.ts';
import type { Tell } from './report.tsx';

interface DecidedProps {
  readonly match: string;
  readonly decided: readonly Found[];
  readonly players: readonly Drawn[];
  readonly playouts: number;
  readonly tell: Tell;
}

/** The decisions with the largest effect, each with a link to its moment and with the bot's choice. */
export function Decided({ match, decided, players, playouts, tell }: DecidedProps) {
  const words = (row: Found['row']): string => tell(row).join(' ') || t('story.untold');
  return (
    <>
      <h3>{t('story.decided')}</h3>
      <p className="muted">{t('story.decidedLead', { playouts })}</p>
      {decided.length === 0 ? <p>{t('story.noneDecided')}</p> : null}
      <ol className="story-decided">
        {decided.map(({ before, by, moment, turn, seat, from, to, row, bots }) => (
          <li key={moment}>
            <a href={inSame(placeIn(match, before, 'open'))}>{t('story.step', { turn: turn + 1, step: before })}</a>{' '}
            {t('story.moved', {
              by: at(players, by).name,
              name: at(players, seat).name,
              up: String(to > from),
              from: percent(from),
              to: percent(to),
            })}
            <dl>
              <dt>{t('story.asPlayed')}</dt>
              <dd>{words(row)}</dd>
              <dt>{t('story.asBot')}</dt>
              <dd>{bots === null ? t('story.botAgrees') : words(bots)}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Converts a share to percent. */
export const percent = (share: number): number => Math.round(share * 100);
