import './lessons.css';
import { addTexts, t } from '@gaslamp/words/text';
import { Suspense, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import type { PlaceOf } from '../games/points.ts';
import { fetchGame } from '../games/use-manifest.ts';
import { lazily } from '../lazily.ts';
import { LocalTable } from '../local/local-table.tsx';
import { useHost } from '../local/use-host.ts';
import { Main, Masthead, MatchFrame, PageNote } from '../pages/parts/frame.tsx';
import { RulesOfGame } from '../rules/of-game.ts';
import { savedName } from '../settings.ts';
import { HELD_BACK, until } from '../settled.ts';
import { knownLessons, rememberLesson } from '../stored-lessons.ts';
import { type Seen, SeenContext } from '../table/showing/seen.ts';
import { othersActed } from '../table/showing/stage.ts';
import { GuidePanel } from './guide-panel.tsx';
import type { Lesson } from './lesson.ts';
import type { LessonRun } from './lesson-run.ts';
import { lessonNamed, lessonTexts, type ShelvedLesson } from './shelf.ts';
import english from './text/en.json';
import { type Pointed, usePointed } from './use-pointed.ts';

const LearnPage = lazily(() => import('./learn-page.tsx'), 'LearnPage');

addTexts('en', english);

/** Delay before each answer of the others, in milliseconds. */
const PACE = 350;

type Beginning = ConstructorParameters<typeof LessonRun> extends [unknown, unknown, ...infer Rest] ? Rest : never;
interface Opened {
  readonly lesson: Lesson;
  /** Returns the selectors of a thing on the table by its name. */
  selectors(point: string): readonly string[];
  readonly placeOf: PlaceOf;
  /** Starts the lesson, or resumes it. */
  begin(...how: Beginning): LessonRun;
}
const opened = new Map<string, Promise<Opened>>();
/** Loads everything that a lesson needs; afterwards it makes no requests. */
function open({ game, name, load }: ShelvedLesson): Promise<Opened> {
  const key = `${game}/${name}`;
  const bring = async (): Promise<Opened> => {
    const [lesson, { LessonRun, begins, engineOf, pointsOfGame, selectorsOf }] = await Promise.all([
      load(),
      import('./lesson-run.ts'),
      lessonTexts(game),
      fetchGame(game),
    ]);
    const [engine, { pointsOf, placeOf }] = await Promise.all([engineOf(game), pointsOfGame(game)]);
    const selectors = (point: string) => selectorsOf(point, lesson.seats, pointsOf) ?? [];
    const begin = (...how: Beginning) => {
      // The guide replaces the hints that players get the first time they sit down.
      begins(game);
      return new LessonRun(lesson, engine, ...how);
    };
    return { lesson, selectors, placeOf, begin };
  };
  const coming = opened.get(key) ?? until(bring(), HELD_BACK);
  opened.set(key, coming);
  return coming;
}

/** A lesson at the real table. */
export function LessonPage({ game, name }: { game: string; name: string }) {
  const shelved = lessonNamed(game, name);
  // Shows the list of lessons if this one does not exist, or no longer does.
  if (shelved === null) return <LearnPage game={game} />;
  return (
    <Suspense fallback={<PageNote>{t('app.loading')}</PageNote>}>
      <OpenLesson key={`${game}/${name}`} shelved={shelved} />
    </Suspense>
  );
}

function OpenLesson({ shelved }: { shelved: ShelvedLesson }) {
  const { game, name } = shelved;
  const { lesson, selectors, placeOf, begin } = use(open(shelved));
  const key = `${game}/${name}`;
  const [run, setRun] = useState<LessonRun | null>(null);
  useEffect(() => {
    const kept = knownLessons().find((one) => one.lesson === key)?.deeds ?? [];
    const others = lesson.seats.slice(1).map((seat) => seat.charAt(0).toUpperCase() + seat.slice(1));
    const about = { id: `lesson.${key}`, names: [savedName(), ...others], pace: PACE };
    const begun = begin(kept, about, (deeds, finished) => {
      const through = finished && begun.get().guide.step >= lesson.steps.length - 1;
      rememberLesson({ lesson: key, deeds, finished, through });
    });
    setRun(begun);
    return () => begun.close();
  }, [lesson, begin, key]);
  useEffect(() => {
    document.title = `${t(`lessons.${game}.${name}.title`)} · ${t('app.name')}`;
  }, [game, name]);
  return (
    <MatchFrame game={game}>
      <Masthead>
        <Link href={`/learn/${game}`} className="button lesson-leave">
          {t('learn.leave')}
        </Link>
      </Masthead>
      <Main id="table" label={t(`lessons.${game}.${name}.title`)} className="match-table">
        <h1 className="only-spoken">{t(`lessons.${game}.${name}.title`)}</h1>
        <RulesOfGame value={game}>
          {run === null ? null : <LessonTable run={run} shelved={shelved} selectors={selectors} placeOf={placeOf} />}
        </RulesOfGame>
      </Main>
    </MatchFrame>
  );
}

interface LessonTableProps extends Pick<Opened, 'selectors' | 'placeOf'> {
  readonly run: LessonRun;
  readonly shelved: ShelvedLesson;
}

function LessonTable({ run, shelved, selectors, placeOf }: LessonTableProps) {
  const at = useSyncExternalStore(run.subscribe, run.get);
  const { client, round, guide, steps, wanted } = at;
  const state = useSyncExternalStore(client.subscribe, client.get);
  const { entry, viewer } = client.options;
  const host = useHost(round);
  const [folded, setFolded] = useState(false);
  const [seen, setSeen] = useState<Seen | null>(null);
  const step = steps[guide.step];
  const { question } = state.standing;
  // The actions of the others, and the reveal of the sides, are shown before the guide speaks of them.
  const watching = seen !== null && othersActed(state.rows, seen.rows, viewer);
  const watched = guide.over && seen !== null ? seen.reveal : !watching;
  const asked = watched && (question === null || question.options !== null);
  const shows = asked && !folded ? step : undefined;
  // Joined to one string, because the list is a new object each time.
  const awaited = wanted.join('\n');
  const pointed = useMemo((): Pointed => {
    const things = (shows?.point ?? []).map(selectors);
    const does = Array.isArray(shows?.ways);
    const options = shows === undefined || awaited === '' ? [] : awaited.split('\n');
    const answers = options.map((option) => ({ option, ...placeOf(option, 0) }));
    return { things: does ? [] : things, answers, besides: does ? things : [] };
  }, [shows, awaited, selectors, placeOf]);
  usePointed(pointed, round);
  return (
    <>
      <SeenContext value={setSeen}>
        <LocalTable game={shelved.game} client={client} state={state} pack={entry.builtIn} round={round} />
      </SeenContext>
      {host === null
        ? null
        : createPortal(
            <GuidePanel
              run={run}
              shelved={shelved}
              at={at}
              asked={asked}
              watching={watching}
              folded={folded}
              onFold={setFolded}
            />,
            host,
          )}
    </>
  );
}
