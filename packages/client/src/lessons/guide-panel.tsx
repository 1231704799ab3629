import { t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Guided } from './guide.ts';
import { less } from './guide.ts';
import type { LessonStep } from './lesson.ts';
import type { LessonRun } from './lesson-run.ts';
import { lessonsOf, type ShelvedLesson } from './shelf.ts';

interface GuideProps {
  readonly run: LessonRun;
  readonly shelved: ShelvedLesson;
  readonly step: LessonStep | undefined;
  readonly at: Guided;
  readonly steps: number;
  readonly possible: boolean;
  readonly undoable: number;
  /** It is the learner who is asked, or nobody is any more. */
  readonly asked: boolean;
}

/** What the guide says, and the ways on. */
export function GuidePanel(props: GuideProps) {
  const { run, step, at, steps, asked } = props;
  const [folded, setFolded] = useState(false);
  const [heard, setHeard] = useState(false);
  // Screen readers tell what comes into a live region, not what it comes with.
  useEffect(() => setHeard(true), []);
  const number = Math.min(at.step + 1, steps);
  const last = step === undefined || at.step === steps - 1;
  return (
    <section className="guide" aria-label={t('learn.guide')} data-folded={folded || undefined}>
      <p className="guide-head">
        <b>{t('learn.guide')}</b>
        <span>{last ? t('learn.over') : t('learn.step', { step: number, steps })}</span>
        <progress aria-hidden="true" max={steps} value={number} />
      </p>
      {/* What is too long for a small window scrolls, by keyboard too. */}
      <div role="status" aria-label={t('learn.says')} className="guide-says" tabIndex={folded ? undefined : 0}>
        {heard && !folded ? <Says {...props} /> : null}
      </div>
      <div className="guide-ways">
        {folded ? null : last ? <Afterwards {...props} /> : asked ? <Ways {...props} /> : null}
        {last || folded ? null : (
          <button type="button" className="button guide-tool" onClick={() => run.anew()}>
            {t('learn.restart')}
          </button>
        )}
        <button type="button" className="button guide-tool" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {t(folded ? 'learn.unfold' : 'learn.fold')}
        </button>
      </div>
    </section>
  );
}

function Says({ shelved, step, at, steps, possible, asked, run }: GuideProps) {
  const said = (key: string) => t(`lessons.${shelved.game}.${shelved.name}.${key}`);
  const shown = step ?? run.get().steps[steps - 1];
  if (shown === undefined) return null;
  if (!asked) return <p className="muted">{t('learn.others')}</p>;
  if (at.astray === 'begun') return <p>{t('learn.begun')}</p>;
  if (at.astray === 'done')
    return (
      <>
        <p>{shown.otherwise === null ? t('learn.otherwise') : said(shown.otherwise)}</p>
        {possible ? <p>{said(shown.say)}</p> : null}
      </>
    );
  return (
    <>
      <p>{said(shown.say)}</p>
      {shown.ways !== null && !possible ? <p className="muted">{t('learn.impossible')}</p> : null}
    </>
  );
}

/** What can be done about a step beside doing it. */
function Ways({ run, step, at, possible, undoable }: GuideProps) {
  if (step?.ways == null)
    return (
      <button type="button" className="button button-strong" onClick={() => run.goOn()}>
        {t('learn.next')}
      </button>
    );
  const lost = at.astray === 'done' || !possible;
  return (
    <>
      {undoable > 0 ? (
        <button type="button" className="button" onClick={() => void run.takeBack()}>
          {t('learn.takeBack')}
        </button>
      ) : null}
      {lost || at.astray !== null ? (
        <button type="button" className="button" onClick={() => run.again()}>
          {t('learn.redo')}
        </button>
      ) : null}
      {lost ? (
        <button type="button" className="button" onClick={() => run.goOn()}>
          {t('learn.without')}
        </button>
      ) : at.astray === null && step.ways !== 'any' ? (
        <button type="button" className="button" onClick={() => void showOne(run, step, at)}>
          {t('learn.show')}
        </button>
      ) : null}
    </>
  );
}

/** Does what a step asks for, as far as it is not done. */
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

/** What comes after a lesson. */
function Afterwards({ shelved: { game, name }, run }: GuideProps) {
  const lessons = lessonsOf(game);
  const next = lessons[lessons.findIndex((one) => one.name === name) + 1];
  return (
    <>
      <Link href={`/?game=${game}`} className="button button-strong">
        {t('learn.bots')}
      </Link>
      {next === undefined ? null : (
        <Link href={`/learn/${game}/${next.name}`} className="button">
          {t('learn.following', { title: t(`lessons.${game}.${next.name}.title`) })}
        </Link>
      )}
      <button type="button" className="button" onClick={() => run.anew()}>
        {t('learn.again')}
      </button>
    </>
  );
}
