// The forecast before confirming, as shown in the dock: where it ends at a draw, it names the right kind of draw.
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { Story } from '@gaslamp/emerald-1e/stage/story';
import { forecast } from '@gaslamp/kernel/forecast';
import { at } from '@gaslamp/kernel/lists';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { drawWords, foretold } from './foretold.ts';
import { modelOf, words } from './model.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

const SEATS = ['ann', 'ben'];
const MARKER = 'A sanity marker is drawn. If it is Mad, it may cost the agent.';
const HARMLESS = 'A sanity marker is drawn.';
type Spec = ConstructorParameters<typeof Story>[2];

/** Returns the forecast of the last of these lines before it is played. */
function foretoldOf(spec: Spec, lines: readonly string[], options = {}) {
  const t = new Story(emerald1e(), SEATS, { active: 'ann', ...spec }, options);
  for (const line of lines.slice(0, -1)) t.table.choose(t.game.verbs.parse(line) as number);
  const known = view(t.game, t.s, t.table.decision!.player);
  const found = forecast(t.game, known, [at(lines, lines.length - 1)])!;
  const m = modelOf({ s: known.s, data: t.game.data, you: known.viewer, names: SEATS, hidden: known.hidden });
  return {
    until: found.until,
    sentences: foretold(m, found.events).map((text) => words(m, text)),
    draw: drawWords(m, found.events),
  };
}

/** Ann's second action: Ravachol and Moran have the 4 bombs needed against the royal of Madrid; nobody holds a token. */
const killing: Spec = {
  acted: 1,
  agents: {
    MONDAY: { player: 'ann', at: 'CAIRO' },
    TUESDAY: { player: 'ben', at: 'ZURICH' },
    RAVACHOL: { player: 'ann', at: 'MADRID' },
    MORAN: { player: 'ann', at: 'MADRID' },
  },
  players: { ann: { hand: ['RAVACHOL'], tokens: [], identity: 'LOYALIST' }, ben: { tokens: [] } },
};
const KILL = ['attack RAVACHOL', 'agent RAVACHOL', 'aim BAOHT', 'confirm'];

test('R10.10 behind the fate of a royal a sanity marker is drawn', () => {
  expect(foretoldOf(killing, KILL)).toMatchObject({ until: 'draw', draw: MARKER });
});

test('R14.6 out of an empty pool none is: what is drawn then are the cards of the refill', () => {
  const { until, sentences, draw } = foretoldOf({ ...killing, sanityPool: {} }, KILL);
  expect(until).toBe('draw');
  expect(sentences.join(' ')).toContain('No sanity marker is left to draw.');
  expect(draw).toBeNull();
});

/**
 * Ann's second action again: Moran and Figner against Ben's Azef, or Ravachol and Moran against the royal; Ben may expose
 * Moran.
 */
const thwarting = (card: string, killer: string): Spec => ({
  ...killing,
  agents: {
    ...killing!.agents,
    RAVACHOL: { player: 'ann', at: card === 'RAVACHOL' ? 'MADRID' : 'LONDON' },
    [killer]: { player: 'ann', at: 'MADRID' },
    AZEF: { player: 'ben', at: 'MADRID' },
  },
  players: { ann: { hand: [card], tokens: [] }, ben: { tokens: ['MORAN'], known: true, identity: 'LOYALIST' } },
});
const foilRoyal = [...KILL, 'thwart MORAN'];

test('R11.15 a foiled attack on a royal draws one as well, but not by the switch', () => {
  expect(foretoldOf(thwarting('RAVACHOL', 'MORAN'), foilRoyal)).toMatchObject({ until: 'draw', draw: MARKER });
  const off = foretoldOf(thwarting('RAVACHOL', 'MORAN'), foilRoyal, { thwartedRoyalDrawsSanity: 0 });
  expect(off).toMatchObject({ until: 'draw', draw: null });
});

test('R11.5 a foiled attack on an agent draws none', () => {
  const lines = ['attack MORAN', 'agent MORAN', 'aim AZEF', 'confirm', 'thwart MORAN'];
  expect(foretoldOf(thwarting('MORAN', 'FIGNER'), lines)).toMatchObject({ until: 'draw', draw: null });
});

/** The same attack on the royal by a different executor. */
const killedBy = (agent: string, vampire = false): Spec => ({
  ...killing,
  agents: {
    MONDAY: { player: 'ann', at: 'CAIRO' },
    TUESDAY: { player: 'ben', at: 'ZURICH' },
    [agent]: { player: 'ann', at: 'MADRID', vampire },
    MORAN: { player: 'ann', at: 'MADRID' },
  },
  players: { ann: { hand: [agent], tokens: [], identity: 'LOYALIST' }, ben: { tokens: [] } },
});
test.each([
  ['Holmes', 'HOLMES', false, HARMLESS],
  ['a vampire', 'RAVACHOL', true, HARMLESS],
  ['anybody else', 'RAVACHOL', false, MARKER],
])('R14.3, R13.2 what a Mad one may cost is said of nobody whom none takes: %s', (_, agent, vampire, draw) => {
  const lines = [`attack ${agent}`, `agent ${agent}`, 'aim BAOHT', 'confirm'];
  expect(foretoldOf(killedBy(agent, vampire), lines)).toMatchObject({ until: 'draw', draw });
});

test('R14.3 nor of Moriarty, who hides a royal', () => {
  const spec = killedBy('MORIARTY');
  const agents = { ...spec!.agents, RAVACHOL: { player: 'ann', at: 'MADRID' } };
  const lines = ['hide HIDE_ROYAL', 'agent MORIARTY', 'aim BAOHT', 'confirm'];
  expect(
    foretoldOf({ ...spec, agents, players: { ...spec!.players, ann: { hand: ['HIDE_ROYAL'], tokens: [] } } }, lines),
  ).toMatchObject({
    until: 'draw',
    draw: HARMLESS,
  });
});

test('R11.6 nor of an executor who has changed sides', () => {
  const spec = thwarting('RAVACHOL', 'MORAN');
  const ben = { tokens: ['RAVACHOL'], known: true };
  const lines = [...KILL, 'thwart RAVACHOL'];
  expect(foretoldOf({ ...spec, players: { ...spec!.players, ben } }, lines)).toMatchObject({
    until: 'draw',
    draw: HARMLESS,
  });
});
