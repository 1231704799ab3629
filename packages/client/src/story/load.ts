// Loads the story of a match that is over.
import type { LookBack } from '@gaslamp/protocol/past';
import { t } from '@gaslamp/words/text';
import { isGame } from '../games/games.ts';
import * as api from '../net/api.ts';
import type { Failure } from '../net/failure.ts';
import { wordsOfFailure } from '../net/faults.ts';
import { sentence } from '../net/sentence.ts';
import type { StoryData } from './report.tsx';
import type { Story } from './story.ts';
import type { Answered, Asked } from './story-worker.ts';

type Told = Exclude<Answered, Failure>;

export interface OpenStory extends StoryData {
  /** Asks bots about it; `hear` is called each time they know more, and `fail` with the reason why they cannot say more. */
  ask(asked: Asked, hear: (answer: Told) => void, fail: (words: string) => void): void;
  close(): void;
}

/** Loads a match. Rejects with the server's error, or with a message if the match is not over. */
export async function openStory(match: string, token: string): Promise<OpenStory> {
  const { info, past } = await api.call<LookBack>(`/api/matches/${match}/past`, { token, own: false });
  if (past !== null || !isGame(info.game)) throw new Error(t('story.notYet', { closed: String(info.closed) }));
  const [text, pack] = await Promise.all([api.record(match, token), api.pack(info.game, info.pack)]);
  const worker = new Worker(new URL('./story-worker.ts', import.meta.url), { type: 'module' });
  const hearing: ((answer: Answered) => void)[] = [];
  worker.onmessage = ({ data: [number, answer] }: MessageEvent<readonly [number, Answered]>) =>
    hearing[number]?.(answer);
  worker.onerror = ({ message }) => {
    for (const hear of hearing) hear({ error: message, faults: [] });
  };
  const ask: OpenStory['ask'] = (asked, hear, fail) => {
    const heard = (answer: Answered) =>
      'error' in answer ? void wordsOfFailure(answer).then((words) => fail(sentence(words))) : hear(answer);
    worker.postMessage([hearing.push(heard) - 1, asked]);
  };
  const story = await new Promise<Story>((resolve, reject) =>
    ask(
      { text, pack },
      (answer) => 'story' in answer && resolve(answer.story),
      (words) => reject(new Error(words)),
    ),
  ).catch((mistake: unknown) => {
    worker.terminate();
    throw mistake;
  });
  return { ...{ info, pack, story }, ask, close: () => worker.terminate() };
}
