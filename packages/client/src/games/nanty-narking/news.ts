// What is told as one's turn begins: who is close to what can be known to be a goal, then what the others did; and what one
// alone has seen.
import { personality, progress } from '@gaslamp/nanty-narking/personalities';
import { e, type Model, personalityName } from '@gaslamp/words/nanty-narking/model';
import { newsOf, seenOf } from '@gaslamp/words/nanty-narking/news/news';
import { who } from '@gaslamp/words/things';
import type { NewsWords } from '../../table/news.tsx';
import { oneStepFrom } from './watch-lines.ts';

/** So many of those who are close are named. */
const MOST = 2;

/** Whether there are hints of who is close was agreed on with the match. */
export const wordsOf = (latest: { readonly current: Model }, hints: boolean): NewsWords => ({
  newsOf: (player, events) => [...(hints ? nearWords(latest.current) : []), ...newsOf(latest.current, player, events)],
  seenOf: (player, row) => seenOf(latest.current, player, row),
});

/** R7: who lacks one thing of what a personality wants that they may be, as everybody can count. */
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

/** What counts for everybody alike. */
const isShared = (m: Model, index: number): boolean => personality(m, index).condition.startsWith('trouble');
