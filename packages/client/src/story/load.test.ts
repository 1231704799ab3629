// Tests that an error of the story's worker is told in the language of the page.
import { speak, texts } from '@gaslamp/words/languages';
import { afterEach, expect, test, vi } from 'vitest';
import { openStory } from './load.ts';
import type { Answered, Asked } from './story-worker.ts';

const FAULT = {
  error: 'record.jsonl:2: from here on this is no JSON',
  code: 'file.json',
  values: { file: 'record.jsonl', line: 2 },
};

/** Tells the story, and fails at every other question. */
class FailingWorker {
  onmessage = (_: { data: readonly [number, Answered] }): void => {};
  postMessage([number, asked]: readonly [number, Asked]): void {
    const answer = 'text' in asked ? { story: {} } : { error: FAULT.error, faults: [FAULT] };
    queueMicrotask(() => this.onmessage({ data: [number, answer as Answered] }));
  }
  terminate(): void {}
}
afterEach(() => {
  speak(texts('en'));
  vi.unstubAllGlobals();
});

test.each([
  ['de', 'Record.jsonl:2: Ab hier ist das kein JSON.'],
  ['pl', 'Record.jsonl:2: od tego miejsca to nie jest JSON.'],
])('in %s, a question about a story that fails is told why', async (code, words) => {
  vi.stubGlobal('Worker', FailingWorker);
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/past')
      ? Response.json({ info: { game: 'emerald-1e', pack: 'x' }, past: null })
      : new Response('{}'),
  );
  speak(texts(code));
  const story = await openStory('m', 't');
  expect(await new Promise((fail) => story.ask({ secrets: [0] }, () => {}, fail))).toBe(words);
});
