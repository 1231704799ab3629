// Sentences about events and questions.

import { AGENTS as AGENT_IDS } from '@gaslamp/emerald-1e/box/ids';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import type { PositionSpec } from '@gaslamp/emerald-1e/stage/position';
import { type Story, Story as Told } from '@gaslamp/emerald-1e/stage/story';
import type { GameEvent } from '@gaslamp/kernel/events';
import { afterEach, expect, test } from 'vitest';
import { speak, texts } from '../languages.ts';
import { addTexts } from '../text.ts';
import { modelOf, words } from './model.ts';
import { optionWords, promptLine } from './prompt.ts';
import { rowOf } from './sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
afterEach(() => speak(texts('en')));

const game = emerald1e();
const { data } = game;
const NAMES = ['Ada', 'Ben', 'Cleo'];
const AGENTS = { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ZURICH' } };
const story = (spec: PositionSpec, options = {}): Story =>
  new Told(game, ['ann', 'ben', 'cat'], { active: 'ann', ...spec, agents: { ...AGENTS, ...spec.agents } }, options);
const modelFor = (t: Story, you: number) => modelOf({ s: t.s, data, you, names: NAMES, hidden: [] });
const lines = (events: readonly GameEvent[], you: number | null = null): string =>
  rowOf({ data }, { move: 1, events })
    .map(({ text }) => words({ data, names: NAMES, you }, text))
    .join('\n');
/** Returns a player's prompt for the current question, whichever player is asked. */
function prompt(t: Story, you: number): string {
  const { player, effect, options } = t.table.decision!;
  const about = t.s.agenda.at(-1);
  const m = modelFor(t, you);
  const texts = you === player ? options.map((option) => game.verbs.format(option)) : null;
  const question = { player, effect, about, options: texts, draft: false, subset: false, pass: null };
  return words(m, promptLine(m, { question: question as never, mode: null }));
}

/** Ann attacks Rhogog of Rome, by a hiding or an assassination; Cat holds the token of her agent. */
function atRome(deed: 'hide' | 'attack', effects: readonly string[] = []): Story {
  const card = deed === 'hide' ? 'HIDE_ROYAL' : 'FIGNER';
  return story({
    agents: { FIGNER: { player: 'ann', at: 'ROME' }, MORAN: { player: 'ann', at: 'ROME' } },
    players: {
      ann: { hand: [card, 'START_08', 'START_01'], effects: [...effects] },
      ben: { tokens: [] },
      cat: { tokens: ['FIGNER'] },
    },
  }).play(`ann: ${deed} ${card}`, ...(deed === 'hide' ? ['ann: agent FIGNER'] : []));
}

test('R10.12 a hiding is asked about as a hiding, an assassination as an attack', () => {
  const hiding = atRome('hide');
  expect(prompt(hiding, 2)).toBe('Ada is about to hide Rhogog in Rome. Let it happen, or expose a double agent?');
  expect(prompt(hiding, 1)).toBe('Cleo may answer: Ada is about to hide Rhogog in Rome.');
  const attack = atRome('attack');
  expect(prompt(attack, 2)).toBe('Ada attacks Rhogog in Rome. Let it happen, or expose a double agent?');
  expect(prompt(attack, 1)).toBe('Cleo may answer: Ada attacks Rhogog in Rome.');
});

test('R10.6, R14.3 the owner of a main agent is said once, of another agent beside its name', () => {
  const lost = (agent: string) => ({ owner: 0, agent: AGENT_IDS.indexOf(agent), city: 10 });
  const killed = (agent: string, player: number) =>
    lines([{ kind: 'agentKilled', fields: { player, ...lost(agent) } }]);
  expect(killed('MONDAY', 1)).toBe('Ben kills Ada’s main agent in Cairo.');
  expect(killed('MONDAY', -1)).toBe('Ada’s main agent dies in Cairo.');
  expect(killed('AZEF', 1)).toBe('Ben kills Evno Azef (Ada) in Cairo.');
  const gone = (agent: string) => lines([{ kind: 'agentGone', fields: lost(agent) }]);
  expect(gone('MONDAY')).toBe('Ada’s main agent goes mad and leaves Cairo for good.');
  expect(gone('AZEF')).toBe('Evno Azef (Ada) goes mad and leaves Cairo for good.');
});

test('R11.5 a foiled hiding is no foiled attack', () => {
  const foiled = (deed: 'hide' | 'attack', effects: readonly string[] = [], draws: readonly string[] = ['SANE']) => {
    const t = atRome(deed, effects).draws(...draws);
    const before = t.events.length;
    t.play('cat: thwart FIGNER');
    return lines(t.events.slice(before));
  };
  expect(foiled('hide')).toContain('The hiding of Rhogog fails.');
  expect(foiled('attack')).toContain('The attack on Rhogog fails.');
  // R20.10: until the player has chosen a marker, nothing shows which of the two it was.
  for (const deed of ['hide', 'attack'] as const)
    expect(foiled(deed, ['PE_ALIENIST'], ['SANE', 'MAD'])).toMatch(
      /The attack fails: Rhogog is neither .+ nor hidden\.$/,
    );
});

test('R13.1 Vampires says that the agent becomes a vampire, not that it is one', () => {
  const t = story({
    agents: {
      MONDAY: { player: 'ann', at: 'CAIRO', vampire: true },
      FIGNER: { player: 'ann', at: 'PARIS' },
      AZEF: { player: 'ben', at: 'CAIRO' },
    },
    players: { ann: { hand: ['VAMPIRES'] }, ben: { known: true } },
  }).play('ann: play VAMPIRES');
  expect(prompt(t, 0)).toBe(
    'Vampires: which of your agents becomes one, or which agent in the city of a vampire of yours becomes one and comes under your control?',
  );
  const m = modelFor(t, 0);
  expect(t.options.map((option) => words(m, optionWords(m, option, 'vampires.agent')))).toEqual([
    'Turn Vera Figner into a vampire',
    'Turn Evno Azef into a vampire and take control',
  ]);
});

test('R6.4 whoever buys is asked for an even sum, but not by the switch', () => {
  const buying = (options = {}) =>
    prompt(story({ players: { ann: { hand: ['DUZES', 'START_01', 'START_02'] } } }, options).play('ann: buy'), 0);
  expect(buying()).toBe(
    'Choose cards with an even number of gold: two gold buy a cube. You have 14 cubes to buy. Then confirm.',
  );
  expect(buying({ evenGoldOnly: 0 })).toBe(
    'Choose cards for their gold: two gold buy a cube. You have 14 cubes to buy. Then confirm.',
  );
});

test('R11.16, R11.9 whoever may only give up is not asked to keep; the others read the same of either', () => {
  const exposed = (identity: 'LOYALIST' | 'RESTORATIONIST') =>
    story({
      agents: { HOLMES: { player: 'ben', at: 'PARIS' } },
      players: { ann: { tokens: ['HOLMES'] }, ben: { identity, tokens: [] } },
    }).play('ann: expose HOLMES');
  const [may, not] = [exposed('RESTORATIONIST'), exposed('LOYALIST')];
  expect(prompt(may, 1)).toBe(
    'Ada exposes Sherlock Holmes as a double agent. Hand over the agent, or prove that you are on the right side and keep it?',
  );
  expect(prompt(not, 1)).toBe('Ada exposes Sherlock Holmes as a double agent. You can only hand over the agent.');
  for (const t of [may, not]) expect(prompt(t, 2)).toBe('Ben must answer: Ada exposes Sherlock Holmes.');
});

test.each([
  ['en', 'Ben kills your main agent in Cairo.', 'Your main agent dies in Cairo.', 'Your cube on the card in Rome'],
  [
    'de',
    'Ben tötet in Kairo deinen Hauptagenten.',
    'Dein Hauptagent stirbt in Kairo.',
    'Dein Einflusswürfel auf der Karte in Rom',
  ],
  [
    'pl',
    'Ben zabija w Kairze twojego głównego agenta.',
    'Twój główny agent ginie w Kairze.',
    'Twoja kostka na karcie w Rzymie',
  ],
])('in %s, what is one’s own is not named after a player', (code, killed, dies, cube) => {
  speak(texts(code));
  const lost = { owner: 0, agent: AGENT_IDS.indexOf('MONDAY'), city: 10 };
  expect(lines([{ kind: 'agentKilled', fields: { player: 1, ...lost } }], 0)).toBe(killed);
  expect(lines([{ kind: 'agentKilled', fields: { player: -1, ...lost } }], 0)).toBe(dies);
  const m = modelFor(story({}), 0);
  expect(words(m, optionWords(m, 'send MONDAY ROME'))).toBe(cube);
});
