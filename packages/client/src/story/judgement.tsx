import { at } from '@gaslamp/kernel/lists';
import { spread } from '@gaslamp/kernel/spread';
import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { CourseChart, type Drawn } from './charts.tsx';
import { Decided, percent } from './decided.tsx';
import type { OpenStory } from './load.ts';
import type { Tell } from './report.tsx';
import type { Judgement as Judged } from './story-worker.ts';

/** Maximum number of moments that are judged, spread over the match. */
const MOMENTS = 20;

interface JudgementProps {
  readonly match: string;
  readonly data: OpenStory;
  readonly players: readonly Drawn[];
  /** Name of each moment in the course. */
  readonly labels: readonly string[];
  readonly tell: Tell;
}

/** The chances of winning when bots play on from each moment. Computed on request, because it takes a while. */
export function Judgement({ match, data, players, labels, tell }: JudgementProps) {
  const { moments } = data.story.course;
  const chosen = spread(
    moments.map((_, n) => n),
    MOMENTS,
  );
  const [judged, setJudged] = useState<Judged | null>(null);
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const begin = (): void => {
    setAsked(true);
    const judge = chosen.map((n) => at(moments, n));
    data.ask({ judge }, (answer) => 'judgement' in answer && setJudged(answer.judgement), setError);
  };
  return (
    <section aria-labelledby="story-judged">
      <h2 id="story-judged">{t('story.judged')}</h2>
      <p className="muted">{t('story.judgedLead', { count: chosen.length })}</p>
      {asked ? null : (
        <button type="button" className="button" onClick={begin}>
          {t('story.judge')}
        </button>
      )}
      {asked ? <p role="status">{progress(judged)}</p> : null}
      {error === null ? null : (
        <p role="alert" className="alert">
          {error}
        </p>
      )}
      {judged === null ? null : (
        <>
          <CourseChart
            what={t('story.chance')}
            players={players}
            labels={chosen.map((n) => at(labels, n))}
            numbers={judged.shares.map((shares) => shares.map(percent))}
            most={100}
          />
          {judged.decisions?.decided ? (
            <Decided
              match={match}
              decided={judged.decisions.decided}
              players={players}
              playouts={judged.playouts}
              tell={tell}
            />
          ) : null}
        </>
      )}
    </section>
  );
}

/** Returns the progress of the bots. */
function progress(judged: Judged | null): string {
  const count = judged?.playouts ?? 0;
  if (!judged?.decisions) return t('story.judging', { count });
  const { decided, moments, playouts } = judged.decisions;
  return decided === null ? t('story.deciding', { count, moments, times: playouts }) : t('story.judgedDone', { count });
}
