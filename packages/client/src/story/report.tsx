import '../pages/parts/texts.ts';
import './texts.ts';
import '../pages/parts/pages.css';
import './story.css';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { sideName } from '@gaslamp/words/side-name';
import { hasText, t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { type ReactNode, useEffect, useState } from 'react';
import { nameOfSeat } from '../games/names.ts';
import { useManifest } from '../games/use-manifest.ts';
import { Main, PageNote } from '../pages/parts/frame.tsx';
import { spanWords } from '../pages/terms/away.ts';
import { CourseChart, type Drawn, Numbers } from './charts.tsx';
import type { Story } from './story.ts';
import { Turning } from './turning.tsx';

/** Returns the sentences for a step. */
export type Tell = (row: PublishedRow) => readonly string[];

/** The data for the story of a match that is over. */
export interface StoryData {
  readonly info: MatchInfo;
  readonly pack: unknown;
  readonly story: Story;
}
interface StoryReportProps {
  readonly data: StoryData;
  readonly masthead: ReactNode;
  /** Returns the address of a moment. */
  placeOf(moment: number): string;
  /**
   * Renders the last part for a match with a result, from its players, the names of its turns, and the sentences for a step.
   */
  judged(players: readonly Drawn[], labels: readonly string[], tell: Tell): ReactNode;
}

/** The story of a match in numbers and turning points. */
export function StoryReport({ data, masthead, placeOf, judged }: StoryReportProps) {
  const { info, story } = data;
  const { game } = info;
  const { course, points, turning } = story;
  const manifest = useManifest(game);
  const [teller, setTeller] = useState<{
    readonly tell: Awaited<ReturnType<NonNullable<typeof manifest.story>>>;
  } | null>(null);
  useEffect(() => {
    document.title = `${t('story.title')} · ${t(`games.${game}`)} · ${t('app.name')}`;
    let live = true;
    manifest.story?.().then((tell) => live && setTeller({ tell }));
    return () => {
      live = false;
    };
  }, [game, manifest]);
  if (teller === null) return <PageNote>{t('story.loading')}</PageNote>;
  const names = info.seats.map((seat, n) => nameOfSeat(seat, n, game));
  const players = names.map((name, n): Drawn => ({ name, colour: at(manifest.seatColours, n) }));
  const labels = course.moments.map((_, n) => (n === 0 ? t('story.deal') : String(n)));
  const steps = course.moments.at(-1) ?? 0;
  const tell: Tell = teller.tell(data.pack as never, story.last as never, names);
  return (
    <div className="start story" data-game={game}>
      {masthead}
      <Main label={t('story.title')} className="story-sheet">
        <p className="muted">{t(`games.${game}`)}</p>
        <h1>{t('story.title')}</h1>
        <p className="story-won">{wonWords(data, names)}</p>
        <p className="muted">{t('story.lead', { players: names.length, turns: labels.length - 1, steps })}</p>
        {info.notes.map(({ at: when, note }) =>
          note.kind === 'returned' ? <p key={when}>{t('story.returned', { seen: note.seen })}</p> : null,
        )}
        {points.length === 0 ? null : <End data={data} players={players} />}
        <Course data={data} players={players} labels={labels} />
        <Turning turning={turning} placeOf={placeOf} tell={tell} />
        <Deeds data={data} players={players} />
        {points.length === 0 ? null : judged(players, labels, tell)}
      </Main>
    </div>
  );
}

/** Returns the sentence on who won and how: by points, or by the game's text for an end that points did not decide. */
export function wonWords(
  { info, story: { winners, points, reason, course } }: Pick<StoryData, 'info' | 'story'>,
  names: readonly string[],
): string {
  if (winners.length === 0) return t('story.noResult');
  const values = { count: winners.length, names: all(winners.map((seat) => at(names, seat))) };
  const goal = `story.${info.game}.won.${reason}`;
  if (hasText(goal)) {
    const sides = winners.map((seat) => sideWords(info.game, at(course.sides ?? [], seat)));
    return t(`story.${info.game}.won.${reason}`, { ...values, side: all(sides) });
  }
  const scores = new Set(winners.map((seat) => at(points, seat)));
  // By a goal, players with fewer points may win.
  const decided = scores.size === 1 && Math.max(...points) === at(points, at(winners, 0));
  return decided ? t('story.won', { ...values, points: at(points, at(winners, 0)) }) : t('story.wonOtherwise', values);
}

interface PartProps {
  readonly data: StoryData;
  readonly players: readonly Drawn[];
}

/** The sides of all players, and the sources of their points. */
function End({ data, players }: PartProps) {
  const { info, story } = data;
  const { sources, sides } = story.course;
  const parts = Object.entries(sources).map(([name, numbers]) => ({ name, numbers: at(numbers, numbers.length - 1) }));
  const some = parts.filter(({ numbers }) => numbers.some((n) => n !== 0));
  return (
    <section aria-labelledby="story-end">
      <h2 id="story-end">{t('story.standing')}</h2>
      {sides === null ? null : (
        <ul className="story-sides">
          {players.map(({ name, colour }, seat) => (
            <li key={name}>
              <span className="story-dot" style={{ background: colour }} /> {name}:{' '}
              {sideWords(info.game, at(sides, seat))}
            </li>
          ))}
        </ul>
      )}
      <Numbers
        what={t('story.standingTable')}
        summed
        first={t('story.points')}
        players={players}
        labels={[...some.map(({ name }) => t(`story.${info.game}.sources.${name}`)), t('story.points')]}
        numbers={[...some.map(({ numbers }) => numbers), story.points]}
      />
    </section>
  );
}
const SIDES = new Set(['loyalist', 'restorationist']);
export const sideWords = (game: string, side: string): string =>
  SIDES.has(side) ? t(`story.${game}.sides.${side}`) : sideName(game, side);

/** One number of each player, turn by turn. */
function Course({ data, players, labels }: PartProps & { readonly labels: readonly string[] }) {
  const { info, story } = data;
  const { sources, measures, moments } = story.course;
  const sums = moments.map((_, n) =>
    players.map((_, seat) => Object.values(sources).reduce((sum, numbers) => sum + at(at(numbers, n), seat), 0)),
  );
  const shown = [
    { key: 'points', what: t('story.points'), numbers: sums },
    ...Object.entries(sources).map(([name, numbers]) => ({
      key: `sources.${name}`,
      what: t(`story.${info.game}.sources.${name}`),
      numbers,
    })),
    ...Object.entries(measures).map(([name, numbers]) => ({
      key: `measures.${name}`,
      what: t(`story.${info.game}.measures.${name}`),
      numbers,
    })),
  ].filter(({ numbers }) => numbers.flat().some((n) => n !== 0));
  const [chosen, choose] = useState('points');
  const now = shown.find(({ key }) => key === chosen) ?? shown[0];
  if (now === undefined) return null;
  return (
    <section aria-labelledby="story-course">
      <h2 id="story-course">{t('story.course')}</h2>
      <p className="muted">{t('story.courseLead')}</p>
      <label className="story-follow">
        {t('story.follow')}{' '}
        <select value={now.key} onChange={(event) => choose(event.target.value)}>
          {shown.map(({ key, what }) => (
            <option key={key} value={key}>
              {what}
            </option>
          ))}
        </select>
      </label>
      <CourseChart what={now.what} players={players} labels={labels} numbers={now.numbers} />
    </section>
  );
}

/** The number of actions of each kind by player, and the players' thinking times. */
function Deeds({ data, players }: PartProps) {
  const { info, story } = data;
  const { deeds, thought } = story.course;
  const kinds = Object.keys(deeds);
  return (
    <section aria-labelledby="story-deeds">
      <h2 id="story-deeds">{t('story.deeds')}</h2>
      <p className="muted">{t('story.deedsLead')}</p>
      <Numbers
        what={t('story.deedsTable')}
        first={t('story.deed')}
        players={players}
        labels={kinds.map((kind) => t(`story.${info.game}.deeds.${kind}`))}
        numbers={kinds.map((kind) => deeds[kind] ?? [])}
      />
      {thought === null ? null : (
        <>
          <h3>{t('story.thought')}</h3>
          <ul className="story-sides">
            {players.map(({ name, colour }, seat) => (
              <li key={name}>
                <span className="story-dot" style={{ background: colour }} /> {name}: {timeWords(at(thought, seat))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
const timeWords = (ms: number): string =>
  ms < 60_000 ? t('span.seconds', { count: Math.round(ms / 1000) }) : spanWords(ms);
