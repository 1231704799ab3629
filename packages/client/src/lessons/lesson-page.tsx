import './lessons.css';
import { addTexts, t } from '@gaslamp/words/text';
import { Suspense, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { fetchGame } from '../games/use-manifest.ts';
import { lazily } from '../lazily.ts';
import { LocalTable } from '../local/local-table.tsx';
import { Main, Masthead, PageNote } from '../pages/frame.tsx';
import { RulesOfGame } from '../rules/of-game.ts';
import { savedName } from '../settings.ts';
import { knownLessons, rememberLesson } from '../stored-lessons.ts';
import { GuidePanel } from './guide-panel.tsx';
import type { Lesson } from './lesson.ts';
import type { LessonRun } from './lesson-run.ts';
import { lessonNamed, lessonTexts, type ShelvedLesson } from './shelf.ts';
import english from './text/en.json';
import { useHost } from './use-host.ts';
import { type Selectors, usePointed } from './use-pointed.ts';

const LearnPage = lazily(() => import('./learn-page.tsx'), 'LearnPage');

addTexts('en', english);

/** Milliseconds before each answer of the others. */
const PACE = 350;

type Beginning = ConstructorParameters<typeof LessonRun> extends [unknown, unknown, ...infer Rest] ? Rest : never;
interface Opened {
  readonly lesson: Lesson;
  readonly selectors: Selectors;
  /** Begins the lesson, or goes on with it. */
  begin(...how: Beginning): LessonRun;
}
const opened = new Map<string, Promise<Opened>>();
/** Brings all that a lesson needs; afterwards nothing is asked of any server. */
function open({ game, name, load }: ShelvedLesson): Promise<Opened> {
  const key = `${game}/${name}`;
  const bring = async (): Promise<Opened> => {
    const [lesson, { LessonRun, begins, engineOf, pointsOfGame, selectorsOf }] = await Promise.all([
      load(),
      import('./lesson-run.ts'),
      lessonTexts(game),
      fetchGame(game),
    ]);
    const [engine, points] = await Promise.all([engineOf(game), pointsOfGame(game)]);
    const selectors = (point: string) => selectorsOf(point, lesson.seats, points) ?? [];
    const begin = (...how: Beginning) => {
      // What is said to whoever sits down for the first time the guide says.
      begins(game);
      return new LessonRun(lesson, engine, ...how);
    };
    return { lesson, selectors, begin };
  };
  const coming = opened.get(key) ?? bring();
  opened.set(key, coming);
  return coming;
}

/** A lesson at the real table. */
export function LessonPage({ game, name }: { game: string; name: string }) {
  const shelved = lessonNamed(game, name);
  // Of a game that has none, or no longer that one, there are others.
  if (shelved === null) return <LearnPage game={game} />;
  return (
    <Suspense fallback={<PageNote>{t('app.loading')}</PageNote>}>
      <OpenLesson key={`${game}/${name}`} shelved={shelved} />
    </Suspense>
  );
}

function OpenLesson({ shelved }: { shelved: ShelvedLesson }) {
  const { game, name } = shelved;
  const { lesson, selectors, begin } = use(open(shelved));
  const key = `${game}/${name}`;
  const [run, setRun] = useState<LessonRun | null>(null);
  useEffect(() => {
    const kept = knownLessons().find((one) => one.lesson === key)?.deeds ?? [];
    const others = lesson.seats.slice(1).map((seat) => seat.charAt(0).toUpperCase() + seat.slice(1));
    const about = { id: `lesson.${key}`, names: [savedName(), ...others], pace: PACE };
    const begun = begin(kept, about, (deeds, finished) => rememberLesson(key, deeds, finished));
    setRun(begun);
    return () => begun.close();
  }, [lesson, begin, key]);
  useEffect(() => {
    document.title = `${t(`lessons.${game}.${name}.title`)} · ${t('app.name')}`;
  }, [game, name]);
  return (
    <div className="match" data-game={game}>
      <Masthead>
        <Link href={`/learn/${game}`} className="button lesson-leave">
          {t('learn.leave')}
        </Link>
      </Masthead>
      <Main id="table" label={t(`lessons.${game}.${name}.title`)} className="match-table">
        <h1 className="only-spoken">{t(`lessons.${game}.${name}.title`)}</h1>
        <RulesOfGame value={game}>
          {run === null ? null : <LessonTable run={run} shelved={shelved} selectors={selectors} />}
        </RulesOfGame>
      </Main>
    </div>
  );
}

interface LessonTableProps {
  readonly run: LessonRun;
  readonly shelved: ShelvedLesson;
  readonly selectors: Selectors;
}

function LessonTable({ run, shelved, selectors }: LessonTableProps) {
  const { client, round, guide, steps, possible, undoable } = useSyncExternalStore(run.subscribe, run.get);
  const state = useSyncExternalStore(client.subscribe, client.get);
  const { entry } = client.options;
  const host = useHost(round);
  const step = steps[guide.step];
  const { question } = state.standing;
  const asked = question === null || question.options !== null;
  const pointed = useMemo(() => (asked ? (step?.point ?? []) : []), [asked, step]);
  usePointed(pointed, selectors, round);
  return (
    <>
      <LocalTable game={shelved.game} client={client} state={state} pack={entry.builtIn} round={round} />
      {host === null
        ? null
        : createPortal(
            <GuidePanel
              run={run}
              shelved={shelved}
              step={step}
              at={guide}
              steps={steps.length}
              possible={possible}
              undoable={undoable}
              asked={asked}
            />,
            host,
          )}
    </>
  );
}
