import type { Option, Player } from '@gaslamp/kernel/state';
import { BY_TEXT } from '../../box/ids.ts';
import { agentsOnBoard, type Nanty, others } from '../../box/state.ts';
import { pawn } from '../../seen/verbs.ts';
import { chooseDrop, offerDrops, refuseDrop } from '../drops.ts';
import { choice, step } from '../effects.ts';
import { agentsOf, offerPawns, refusePawn } from '../pawn-options.ts';
import { GUARDED_AGENT, TEXT_NO_TARGET } from '../refusals.ts';
import { removal } from '../window.ts';
import type { Text } from './text.ts';

/** Each other player in turn removes one of their agents, from an area of their choice. (R9.45) */
export const eachOtherRemovesOwnAgent: Text = {
  refuse: ({ s }, by) => (withAgents(s, by).length > 0 ? null : TEXT_NO_TARGET),
  play: (by) => [guardians({ by })],
};
const withAgents = (s: Nanty, by: Player): Player[] => others(s, by).filter((other) => agentsOnBoard(s, other) > 0);
/** Each removal is complete before the next one is chosen. */
const guardians = step<{ by: Player }>('guardians', (g, { by }) =>
  g.next(...withAgents(g.s, by).map((other) => theirs({ by: other, from: by }))),
);

const theirs = choice('guardians.agent', {
  options(at, { by }) {
    const options: Option[] = [];
    offerPawns(at.s, agentsOf(by), options);
    offerDrops(at, by, options);
    return options;
  },
  choose(g, { by, from }, option) {
    if (!chooseDrop(g, by, option, theirs({ by, from }))) removal(g, from, by, pawn.area(option), BY_TEXT);
  },
  refuse: (at, { by }, wish) => refusePawn(at.s, agentsOf(by), wish, GUARDED_AGENT) ?? refuseDrop(at, by, wish),
});
