// Tests that learners who deviate are told nothing false, and find a way on or back.
import { FastDice } from '@gaslamp/kernel/chance';
import { expect, test } from 'vitest';
import { FILES, playedThrough, runOf } from './lesson-files.ts';
import type { LessonRun } from './lesson-run.ts';

/** Plays a lesson as intended, up to the step with that text. */
async function upTo(game: string, say: string, name = 'first-match'): Promise<LessonRun> {
  const file = FILES.find((one) => one.game === game && one.name === name);
  if (file === undefined) throw new Error(`no lesson ${game}/${name}`);
  const { deeds } = await playedThrough(file.lesson);
  for (let count = 0; count <= deeds.length; count++) {
    const run = await runOf(file.lesson, deeds.slice(0, count));
    if (sayOf(run) === say) return run;
    run.close();
  }
  throw new Error(`no step says ${say}`);
}
const sayOf = (run: LessonRun) => run.get().steps[run.get().guide.step]?.say;
const choose = async (run: LessonRun, ...texts: readonly string[]) => {
  for (const text of texts) expect(await run.get().client.choose([text])).toEqual({ ok: true });
};
/** Waits until the learner is asked again, or nobody is. */
const settled = (run: LessonRun) =>
  expect.poll(() => run.get().client.match.decision?.player ?? 0, { interval: 1 }).toBe(0);

test('where nothing is left to show the match goes on freely, and its end is only told when it has come', async () => {
  const run = await upTo('emerald-2e', 'claimRomeCard');
  await choose(run, 'pick BISMARCK', 'confirm');
  expect(run.get()).toMatchObject({ possible: false, next: null, free: false });
  run.goOn();
  expect(run.get()).toMatchObject({ free: true, guide: { over: false } });
  const dice = new FastDice(2);
  for (let i = 0; i < 2000 && run.get().free; i++) {
    await settled(run);
    const { match } = run.get().client;
    const texts = match.decision?.options.map((option) => match.game.verbs.format(option)) ?? [];
    if (texts.length > 0) await choose(run, texts[dice.below(texts.length)] ?? '');
  }
  expect(run.get()).toMatchObject({ free: false, guide: { over: true } });
  // The lesson was to show a player who has reached the goal, which need not be true now.
  expect(sayOf(run)).toBe('next');
  run.close();
});

/** Goes on past all steps that are only read; returns the texts on the way. */
function textsOn(run: LessonRun): readonly (string | undefined)[] {
  const texts: (string | undefined)[] = [];
  do {
    run.goOn();
    texts.push(sayOf(run));
  } while (!run.get().free && run.get().steps[run.get().guide.step]?.ways === null);
  return texts;
}

test('what was not brought about is not told', async () => {
  const cube = await upTo('emerald-2e', 'placeCard');
  await choose(cube, 'pick START_S010', 'done');
  expect(textsOn(cube)).toEqual(['retrieve']);

  const royal = await upTo('emerald-1e', 'thwart');
  await choose(royal, 'pass');
  await settled(royal);
  expect(textsOn(royal)).toEqual(['claim']);

  const agent = await upTo('nanty-narking', 'attacked');
  await choose(agent, 'pass');
  await settled(agent);
  expect(textsOn(agent)).toEqual(['kill']);
  for (const say of ['kill', 'killMoney', 'killPawn', 'nancy', 'highbury', 'build']) {
    await settled(agent);
    expect(sayOf(agent)).toBe(say);
    await choose(agent, ...agent.get().wanted);
  }
  // With four areas, the text about having five is left out.
  expect(sayOf(agent)).toBe('check');
  for (const run of [cube, royal, agent]) run.close();
});

test('whoever passes while something is told is told all of it, and then asked', async () => {
  const run = await upTo('emerald-2e', 'secret');
  await choose(run, 'pass');
  expect(sayOf(run)).toBe('secret');
  expect(run.get().guide.astray).toBe('done');
  expect(textsOn(run)).toEqual(['aim', 'board', 'need', 'turn', 'place']);
  expect(run.get()).toMatchObject({ possible: true, guide: { astray: null } });
  run.again();
  expect(sayOf(run)).toBe('secret');
  run.close();
});

test('what is used besides before a turn ends leaves its end to be shown', async () => {
  const run = await upTo('nanty-narking', 'count', 'watch-the-others');
  const { match } = run.get().client;
  await choose(run, 'ability WESTMINSTER');
  await choose(run, match.game.verbs.format(match.decision?.options[0] ?? 0));
  expect(sayOf(run)).toBe('count');
  expect(textsOn(run)).toEqual(['end']);
  expect(run.get()).toMatchObject({ possible: true, guide: { astray: null, missed: [] } });
  run.close();
});

test('a step that could not be done from its start leads back to where one can', async () => {
  const run = await upTo('emerald-2e', 'placeCard');
  const { step } = run.get().guide;
  await choose(run, 'pick START_S010', 'done');
  expect(run.get()).toMatchObject({ back: null, guide: { step, astray: 'done' } });
  run.goOn();
  await choose(run, 'retrieve');
  // Its card has already been spent.
  expect(sayOf(run)).toBe('retrieveCard');
  expect(run.get()).toMatchObject({ possible: false, back: step });
  run.again();
  expect(run.get()).toMatchObject({ possible: true, guide: { step, missed: [] } });
  expect(run.get().wanted).toEqual(['pick START_S006']);
  run.close();
});

test('whoever uses an action for something else and goes on as asked is led back to where that was, not to the start', async () => {
  const run = await upTo('emerald-2e', 'place');
  const { step } = run.get().guide;
  await choose(run, 'pass');
  expect(run.get()).toMatchObject({ guide: { step, astray: 'done' } });
  await choose(run, 'place VIENNA', 'pick START_S006', 'done');
  await settled(run);
  textsOn(run);
  expect(run.get()).toMatchObject({ possible: false, back: step });
  run.again();
  expect(run.get()).toMatchObject({ possible: true, guide: { step, astray: null, missed: [] } });
  run.close();
});

test('a match that is over with several answers at once has done what they were asked for', async () => {
  const run = await upTo('emerald-2e', 'markersCard');
  expect(await run.get().client.choose(['advance LOYALIST BISMARCK', 'done'])).toEqual({ ok: true });
  expect(run.get().guide).toMatchObject({ over: true, missed: [] });
  expect(sayOf(run)).toBe('over');
  run.close();
});
