// R6.2 step 5: texts that work once, when their card is claimed, and the effects of claiming permanent effects.
import type { Frame, Item, Player } from '@gaslamp/kernel/state';
import { mainOf } from '../../box/data.ts';
import type { EffectKey } from '../../box/pack.ts';
import { inGame, isRestorationist, MAD_LIMIT, madMarkers, mustEnd, TOKEN_POOL, TOKENS } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { type G, step } from '../effects.ts';
import { cthulhu } from './cthulhu.ts';

export function onClaim(effect: EffectKey | null, by: Player, item: Item): Frame[] {
  if (effect === 'drawTwoTokens') return [drawTokens({ by, count: 2 })];
  if (effect === 'cthulhu') return cthulhu(by, item);
  if (effect === 'necronomicon') return [readNecronomicon({ by })];
  return effect === 'switchFaction' ? [changeHeart({ by })] : [];
}

/** Peter Rachkovsky: two random tokens, or as many as there are. */
const drawTokens = step<{ by: Player; count: number }>('tokens.draw', (g, { by, count }) => dealTokens(g, by, count));
export function dealTokens(g: G, by: Player, count: number): void {
  for (let i = 0; i < count; i++) {
    const item = g.draw(TOKEN_POOL, TOKENS + by);
    if (item === null) return;
    tell(g)?.('token', { player: by, agent: g.data.agentOfToken[item]! });
  }
}

/** R16.4: the points stay with the claimer. */
const readNecronomicon = step<{ by: Player }>('necronomicon.read', (g, { by }) => {
  g.s.necronomicon = by;
  tell(g)?.('necronomicon', { player: by });
});

/** R15.6: the case of a revealed player who becomes a Restorationist without a main agent, or with three Mad markers. */
const changeHeart = step<{ by: Player }>('heart.changes', (g, { by }) => {
  const { s } = g;
  tell(g)?.('changedHeart', { player: by });
  if (s.revealed[by] === 0 || !isRestorationist(g, by)) return;
  const main = mainOf(by);
  if (!inGame(s, main) || madMarkers(s, by) >= MAD_LIMIT) mustEnd(s, 'restorationist');
});
