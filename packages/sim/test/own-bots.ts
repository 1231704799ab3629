// Bots of one's own, for GASLAMP_BOTS: one plays like the random bot, the other always takes the first option.
import { addBot, botNamed } from '@gaslamp/bots/bots';
import { at } from '@gaslamp/kernel/lists';

const random = botNamed('nanty-narking', 'random');
addBot('nanty-narking', { ...random, name: 'twin' });
addBot('nanty-narking', {
  name: 'first',
  choose: ({ decision }) => at(decision.options, 0),
  guess: (options) => at(options, 0),
});
