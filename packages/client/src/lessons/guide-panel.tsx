import '../pages/parts/texts.ts';
import { t } from '@gaslamp/words/text';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'wouter';
import type { GameId } from '../games/games.ts';
import { sentence } from '../games/names.ts';
import { wordsOf } from '../net/api.ts';
import { AskFirst } from '../pages/parts/sure.tsx';
import { dealAgainst } from '../pages/start/deal.ts';
import { bringBoard, scroller } from './bring.ts';
import type { Guided } from './guide.ts';
import { holds, less } from './guide.ts';
import type { LessonStep } from './lesson.ts';
import type { LessonRun, RunState } from './lesson-run.ts';
import { lessonsOf, type ShelvedLesson } from './shelf.ts';

interface GuideProps {
  readonly run: LessonRun;
  readonly shelved: ShelvedLesson;
  readonly at: RunState;
  /** True if the learner is asked, or nobody is any more, and the steps before have been shown. */
  readonly asked: boolean;
  /** True while others act on the board, or their actions are still being shown there. */
  readonly watching: boolean;
  /** True if the guide is folded, so that only the table shows. */
  readonly folded: boolean;
  onFold(folded: boolean): void;
}

/** The words of the guide, and the buttons that go on. */
export function GuidePanel(props: GuideProps) {
  const { run, at, asked, folded, onFold } = props;
  const [heard, setHeard] = useState(false);
  // Screen readers announce content that is added to a live region, but not its initial content.
  useEffect(() => setHeard(true), []);
  const guide = useRef<HTMLElement>(null);
  // With each new table, keyboard focus starts at the guide.
  useEffect(() => guide.current?.focus({ preventScroll: true }), []);
  const steps = at.steps.length;
  const number = Math.min(at.guide.step + 1, steps);
  const last = at.guide.over && asked && number === steps;
  // The last step is the closing words: it is shown as finished instead of by number.
  const counted = steps - 1;
  // While the others play, the match may still end.
  const free = at.free && asked;
  return (
    <section
      ref={guide}
      tabIndex={-1}
      className="guide"
      aria-label={t('learn.guide')}
      data-folded={folded || undefined}
    >
      <div className="guide-head">
        <b>{t('learn.guide')}</b>
        <span>
          {last
            ? t('learn.over')
            : free
              ? t('learn.freely')
              : t('learn.step', { step: Math.min(number, counted), steps: counted })}
        </span>
        <progress aria-hidden="true" max={steps} value={number} />
        <button type="button" className="button guide-tool" aria-expanded={!folded} onClick={() => onFold(!folded)}>
          {t(folded ? 'learn.unfold' : 'learn.fold')}
        </button>
      </div>
      {/* Text that is too long for a small window scrolls, by keyboard too. */}
      <div role="status" aria-label={t('learn.says')} className="guide-says" tabIndex={folded ? undefined : 0}>
        {heard && !folded ? <Says {...props} /> : null}
      </div>
      <div className="guide-ways">
        {folded ? null : last ? <Afterwards {...props} /> : asked ? <Ways {...props} /> : null}
        {folded || asked || at.guide.astray === null ? null : <Again run={run} at={at} />}
        {last || folded ? null : (
          <AskFirst words={t('learn.sureRestart')} className="guide-tool" onYes={() => run.anew()}>
            {t('learn.restart')}
          </AskFirst>
        )}
      </div>
    </section>
  );
}

function Says({ shelved, at, asked, watching }: GuideProps) {
  const { guide, steps, possible, back, next, free } = at;
  const touch = String(!matchMedia('(hover: hover)').matches);
  const textOf = (key: string) => t(`lessons.${shelved.game}.${shelved.name}.${key}`, { touch });
  if (!asked) return guide.over && !watching ? <p className="muted">{t('learn.reveal')}</p> : <Others />;
  if (free) return <p>{t('learn.free')}</p>;
  const shown = steps[guide.step] ?? steps.at(-1);
  if (shown === undefined) return null;
  if (shown.ways === null)
    return (
      <>
        {guide.astray === null ? null : <p>{t(guide.astray === 'begun' ? 'learn.begun' : 'learn.allowed')}</p>}
        {shown.end && guide.missed.length > 0 ? <p>{t('learn.ended')}</p> : null}
        {holds(shown, guide) ? <p>{textOf(shown.say)}</p> : null}
      </>
    );
  const can = possible || guide.astray === 'begun';
  return (
    <>
      {guide.astray === 'begun' ? <p>{t('learn.begun')}</p> : null}
      {guide.astray === 'done' ? (
        <p>{shown.otherwise === null ? t('learn.allowed') : textOf(shown.otherwise)}</p>
      ) : null}
      {/* The guide repeats the request as long as it can be fulfilled. */}
      {can ? <p>{textOf(shown.say)}</p> : <Lost back={back} onward={next !== null} />}
    </>
  );
}

/** Brings the board into view. */
function Others() {
  useEffect(bringBoard, []);
  return <p className="muted">{t('learn.others')}</p>;
}

/** The options when a step cannot be done. */
function Lost({ back, onward }: { back: number | null; onward: boolean }) {
  if (back === null) return <p>{t(onward ? 'learn.lost' : 'learn.lostAll')}</p>;
  return <p>{t(onward ? 'learn.lostBack' : 'learn.lostAllBack', { step: back + 1 })}</p>;
}

/** Buttons other than doing the step itself. */
function Ways({ run, at }: GuideProps) {
  const { guide, steps, possible, next, free } = at;
  const { astray } = guide;
  const step = steps[guide.step];
  if (free) return <Again run={run} at={at} />;
  if (step?.ways == null)
    return (
      <>
        <button type="button" className="button button-strong" onClick={() => run.goOn()}>
          {t('learn.next')}
        </button>
        {astray === null ? null : <Again run={run} at={at} />}
      </>
    );
  // An answer that was only begun is completed first.
  const lost = astray === 'done' || (astray === null && !possible);
  return (
    <>
      {lost || astray !== null ? <Again run={run} at={at} /> : null}
      {lost ? (
        <button type="button" className="button" onClick={() => run.goOn()}>
          {t(next === null ? 'learn.playFreely' : 'learn.without')}
        </button>
      ) : astray !== null || step.ways === 'any' ? null : (
        <button type="button" className="button" onClick={() => void showOne(run, step, guide)}>
          {t('learn.show')}
        </button>
      )}
    </>
  );
}

/** Button that repeats the step. The table is a new one, but keeps its scroll position. */
function Again({ run, at: { back } }: Pick<GuideProps, 'run' | 'at'>) {
  const again = () => {
    const { scrollTop } = scroller();
    flushSync(() => run.again());
    scroller().scrollTop = scrollTop;
  };
  return (
    <button type="button" className="button" onClick={again}>
      {back === null ? t('learn.redo') : t('learn.redoFrom', { step: back + 1 })}
    </button>
  );
}

/** Gives the answers that the step asks for and that were not given yet. */
async function showOne(run: LessonRun, { ways }: LessonStep, { given }: Guided): Promise<void> {
  if (!Array.isArray(ways)) return;
  const way = ways.map((one) => less(given, one)).find((left) => left !== null && left.length > 0);
  let left = way ?? [];
  while (left.length > 0) {
    const { client } = run.get();
    const before = client.match.s;
    const outcome = await client.choose(left);
    if (!outcome.ok || client.match.s === before) return;
    const now = run.get().guide;
    if (now.given.length === 0) return;
    left = less(now.given, [...given, ...(way ?? [])]) ?? [];
  }
}

/** As in most lessons. */
const BOTS = 2;

/** Deals a match as soon as the button is pressed. */
function PlayBots({ game }: { game: GameId }) {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const play = () => {
    setBusy(true);
    setError(null);
    dealAgainst(game, BOTS)
      .then((id) => go(`/m/${id}`))
      .catch((mistake: unknown) => {
        setError(sentence(wordsOf(mistake)));
        setBusy(false);
      });
  };
  return (
    <>
      {error === null ? null : (
        <p role="alert" className="alert">
          {error}
        </p>
      )}
      {/* The second click of a double click on the previous button must not deal a match. */}
      <button
        type="button"
        className="button button-strong"
        disabled={busy}
        onClick={({ detail }) => (detail > 1 ? undefined : play())}
      >
        {t('learn.bots')}
      </button>
    </>
  );
}

/** The options after a lesson. */
function Afterwards({ shelved: { game, name }, run }: GuideProps) {
  const lessons = lessonsOf(game);
  const next = lessons[lessons.findIndex((one) => one.name === name) + 1];
  return (
    <>
      <PlayBots game={game} />
      {next === undefined ? null : (
        <Link href={`/learn/${game}/${next.name}`} className="button">
          {t('learn.following', { title: t(`lessons.${game}.${next.name}.title`) })}
        </Link>
      )}
      <button type="button" className="button" onClick={() => run.anew()}>
        {t('learn.again')}
      </button>
      <Link href={`/learn/${game}`} className="button">
        {t('learn.all')}
      </Link>
    </>
  );
}
