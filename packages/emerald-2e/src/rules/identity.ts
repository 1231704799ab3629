import { EVERYONE, type Player } from '@gaslamp/kernel/state';
import { agentsOnBoard, clockwise, countOf, identityOf, isRestorationist } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { to } from '../seen/verbs.ts';
import { CITIES_IN_ORDER, placeAgents } from './board.ts';
import { choice, type G, step } from './effects.ts';
import { endMatch } from './ending.ts';

/**
 * R13.1, R13.2: reveals every player who has no agent on the board, for whatever reason, or no Sanity token left: all at the
 * same time (R13.7), once (R13.8), never by choice (R13.3). Agents on Mi-Go are on the board (R13.13), and one reason is
 * enough (R13.12). Queued after every step that can be the cause (R13.6). A Restorationist ends the game at once (R13.5);
 * Loyalists place agents in turn order (R13.4).
 */
export const revealCheck = step('identity.check', (g) => {
  const { s } = g;
  const due = clockwise(s, s.active).filter(
    (player) => s.revealed[player] === 0 && (s.tokens[player] === 0 || agentsOnBoard(g, player) === 0),
  );
  if (due.length === 0) return;
  for (const player of due) reveal(g, player);
  if (due.some((player) => isRestorationist(g, player))) endMatch(g, 'revealed');
  else g.next(...due.map((by) => rally({ by })));
});

/** R13.10: everybody sees the card from now on. */
function reveal(g: G, player: Player): void {
  g.s.revealed[player] = 1;
  g.show(identityOf(g.s, player), EVERYONE);
  tell(g)?.('revealed', { player, restorationist: Number(isRestorationist(g, player)) });
}

const ANY_CITY = CITIES_IN_ORDER.map((city) => to(city));

/**
 * R13.4: asks for agents from stock into any cities until three are on the board; R13.9: as many as the stock has. R13.11: the
 * revealed player alone decides, before any queued effect continues.
 */
const rally = choice('identity.rally', {
  options: (at, { by }) => (countOf(at.s.agentStock, by) > 0 && agentsOnBoard(at, by) < 3 ? ANY_CITY : []),
  choose(g, { by }, option) {
    placeAgents(g, by, to.city(option), 1);
    g.next(rally({ by }));
  },
});
