// R14 Sanity.
import { type Item, itemsIn, type Player } from '@gaslamp/kernel/state';
import type { Agent } from '../box/data.ts';
import { cardOf } from '../box/data.ts';
import {
  countIn,
  type Emerald1,
  hasEffect,
  isRestorationist,
  isSteadfast,
  MAD,
  MAD_LIMIT,
  madMarkers,
  mustEnd,
  onBoard,
  REMOVED,
  SANITY_POOL,
  SHOWN,
} from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { mad, sane } from '../seen/verbs.ts';
import { drivenMad } from './control.ts';
import { choice, type G, step } from './effects.ts';
import { reveal } from './identity.ts';

/** `executor` of a draw that no royal caused (R14.3): no agent leaves because of it. */
export const NO_EXECUTOR = -1;

/** R14.5: returns true if a player still draws: after a third Mad marker a Loyalist does so for royals only. */
export const draws = (s: Emerald1, player: Player): boolean => s.spared[player] === 0;

/**
 * R14.1: draws one marker at random; with SANITY_CHOICE two, of which one counts. R14.6, R14.9: with an empty pool the player
 * reveals, and nobody goes mad.
 */
export const sanityDraw = step<{ by: Player; executor: Agent }>('sanity.draw', (g, { by, executor }) => {
  const { s } = g;
  if (executor === NO_EXECUTOR && !draws(s, by)) return;
  const left = countIn(s, SANITY_POOL);
  if (left === 0) {
    tell(g)?.('sanityEmpty', { player: by });
    return reveal(g, by);
  }
  const drawn = hasEffect(g, by, 'sanityChoice') ? Math.min(left, g.data.pack.numbers.sanityDraw) : 1;
  for (let i = 0; i < drawn; i++) g.draw(SANITY_POOL, SHOWN);
  g.next(sanityChoice({ by, executor }), sanitySettled({ by, executor }));
});

const isMad = (g: { readonly data: G['data'] }, item: Item): boolean => cardOf(g.data, item).id === 'MAD';
const shownItems = (s: Emerald1): Item[] => itemsIn(s, SHOWN);

/** Asked only if the two markers differ (R20.10 SANITY_CHOICE). */
const sanityChoice = choice('sanity.choice', {
  options({ s, data }) {
    const faces = shownItems(s).map((item) => isMad({ data }, item));
    return faces.includes(true) && faces.includes(false) ? [mad, sane] : [];
  },
  choose(g, _, option) {
    const back = shownItems(g.s).find((item) => isMad(g, item) !== (option === mad));
    if (back !== undefined) g.move(back, SANITY_POOL);
  },
});

/** R14.2. R14.11: only the other marker shown goes back. */
const sanitySettled = step<{ by: Player; executor: Agent }>('sanity.settled', (g, { by, executor }) => {
  const { s } = g;
  const [item, ...others] = shownItems(s);
  // If the two are equal, one of them counts.
  for (const other of others) g.move(other, SANITY_POOL);
  if (item === undefined) return;
  const drawnMad = isMad(g, item);
  g.move(item, drawnMad ? MAD + by : REMOVED);
  tell(g)?.('sanity', { player: by, mad: Number(drawnMad) });
  if (drawnMad) goMad(g, by, executor);
});

/** R14.3, R14.4, R14.5, R14.7, R14.10, R15.2. R11.6: an executor whose control has passed stays. */
function goMad(g: G, by: Player, executor: Agent): void {
  const { s } = g;
  if (executor !== NO_EXECUTOR && s.agentOf[executor] === by && onBoard(s, executor) && !isSteadfast(g, executor))
    drivenMad(g, executor);
  if (madMarkers(s, by) < MAD_LIMIT) return;
  reveal(g, by);
  if (isRestorationist(g, by)) mustEnd(s, 'restorationist');
  else s.spared[by] = 1;
}
