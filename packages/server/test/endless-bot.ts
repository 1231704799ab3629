// Two bots that find the last option best at once and then never stop thinking. Loaded by the bots' worker as a host's own bots.
import type { Situation } from '@gaslamp/bots/bot';
import { addBot } from '@gaslamp/bots/bots';

const bests = ({ decision: { options } }: Situation) => options.slice(-1);

addBot('nanty-narking', {
  name: 'brooding',
  choose: ({ decision: { options } }) => options[0]!,
  *think(situation) {
    for (;;) yield* bests(situation);
  },
});

addBot('nanty-narking', {
  name: 'endless',
  choose: ({ decision: { options } }) => options[0]!,
  *think(situation) {
    yield* bests(situation);
    for (;;);
  },
});
