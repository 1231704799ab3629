import { at } from '@gaslamp/kernel/lists';
import { t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { CourseChart, type Drawn } from './charts.tsx';
import type { OpenStory } from './load.ts';
import { sideWords } from './report.tsx';
import type { CameOut, Secrets as Found } from './story-worker.ts';

interface SecretsProps {
  readonly data: OpenStory;
  readonly players: readonly Drawn[];
  /** Name of each moment in the course. */
  readonly labels: readonly string[];
}

/** Shows from when on the others could guess the side of a player; renders nothing for a game without secret sides. */
export function Secrets({ data, players, labels }: SecretsProps) {
  const { info, story } = data;
  const { moments, sides } = story.course;
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    data.ask({ secrets: moments }, (answer) => 'secrets' in answer && setFound(answer.secrets), setError);
  }, [data, moments]);
  if (sides === null) return null;
  return (
    <section aria-labelledby="story-secrets">
      <h2 id="story-secrets">{t('story.secrets')}</h2>
      <p className="muted">{t('story.secretsLead')}</p>
      {error === null ? null : (
        <p role="alert" className="alert">
          {error}
        </p>
      )}
      {found === null ? null : (
        <>
          <CourseChart
            what={t('story.held')}
            players={players}
            labels={labels}
            numbers={found.held.map((bySeat) => bySeat.map(({ chance }) => Math.round(chance * 100)))}
            most={100}
          />
          {found.held.flat().some(({ alike }) => alike) ? <p className="muted">{t('story.alike')}</p> : null}
          <ul className="story-sides">
            {players.map(({ name, colour }, seat) => (
              <li key={name}>
                <span className="story-dot" style={{ background: colour }} />{' '}
                {cameWords(at(found.came, seat), name, sideWords(info.game, at(sides, seat)))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Returns the sentence on when a player's final side came out. */
export function cameWords({ likely, certain }: CameOut, name: string, side: string): string {
  const words = { name, side, turn: likely ?? 0, certain: certain ?? 0 };
  if (likely === null) return t('story.cameNever', words);
  if (certain === null) return t('story.cameLikely', words);
  return certain > likely ? t('story.cameBoth', words) : t('story.cameShown', words);
}
