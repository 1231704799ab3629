// News at the start of a turn: the moves of others, then players close to a possible goal; and private information.
import { personality, progress } from '@gaslamp/nanty-narking/box/personalities';
import { e, type Model, personalityName } from '@gaslamp/words/nanty-narking/model';
import { newsOf, seenOf } from '@gaslamp/words/nanty-narking/news/news';
import { who } from '@gaslamp/words/things';
import type { NewsWords } from '../../table/log/news.tsx';
import { oneStepFrom } from './watch-lines.ts';

/** Maximum number of close players to name. */
const MOST = 2;

/** `hints` is the option of the match that allows hints about close players. */
export const wordsOf = (latest: { readonly current: Model }, hints: boolean): NewsWords => ({
  newsOf: (player, since) => [
    ...newsOf(latest.current, player, since),
    ...(hints ? nearWords(latest.current).map((text) => ({ text, at: null })) : []),
  ],
  seenOf: (player, row) => seenOf(latest.current, player, row),
});

/**
 * R7: returns sentences about players who lack one thing for the goal of a personality that they may have, from public facts.
 */
export function nearWords(m: Model): string[] {
  const near = oneStepFrom(m).map(({ player, alike: [index, ...more] }) => {
    const { have, needed } = progress(m, player, index);
    const name = more.length > 0 ? e('brief.lord') : personalityName(m, index);
    return isShared(m, index)
      ? e('watch.nearAll', { personality: name, have, needed })
      : e('watch.near', { player: who(player), personality: name, have, needed });
  });
  return [...new Set(near)].slice(0, MOST);
}

/** True for goals that count the same for everybody. */
const isShared = (m: Model, index: number): boolean => personality(m, index).condition.startsWith('trouble');
