// R5: describes the influence on a target: each player's total, the leader, and the players who may claim it.
import { agentsIn, cityOf, cubesOn } from '@gaslamp/emerald-1e/box/state';
import { addTexts, speaking } from '../text.ts';
import { again } from '../things.ts';
import { rivalsFor } from './claims.ts';
import { holderOf, type Model, place, players } from './model.ts';
import english from './text/influence.en.json' with { type: 'json' };

addTexts('en', english);
const say = speaking<typeof english.emerald1e>('emerald1e');

/** Sentences about the influence on a target. */
export interface InfluenceWords {
  readonly title: string;
  /** One per player with influence. */
  readonly counts: readonly string[];
  readonly most: string;
  /** Players who can claim it from the viewer. */
  readonly claims: readonly string[];
}

export function influenceWords(m: Model, target: number): InfluenceWords | null {
  const { s, you } = m;
  const city = cityOf(target);
  const rows = players(m)
    .map((player) => {
      const agents = city < 0 ? 0 : agentsIn(s, player, city);
      return { player, agents, total: agents + cubesOn(s, player, target) };
    })
    .filter(({ total }) => total > 0);
  if (rows.length === 0) return null;
  const counts = rows.map(({ player, agents, total }) => {
    const who = player === you ? 'you' : 'other';
    return city < 0
      ? say('influence.cubes', { who, player: again(player), total })
      : say('influence.count', { who, player: again(player), total, agents });
  });
  const holder = holderOf(m, target);
  const who = holder === you ? 'you' : holder < 0 ? 'nobody' : 'other';
  return {
    title: say('influence.title', { target: place(target) }),
    counts,
    most: say('influence.most', { who, player: again(Math.max(0, holder)) }),
    claims: rivalsFor(m, target).map((player) => say('influence.rival', { player: again(player) })),
  };
}
