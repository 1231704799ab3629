// Tests the topic of each window: standing orders may be limited to some topics (R10.12).
import { expect, test } from 'vitest';
import { TOPICS } from '../src/box/ids.ts';
import { nantyNarking } from '../src/game.ts';
import { effects } from '../src/rules/effects.ts';
import { played } from './played.ts';

test('R10.12 the game names its topics', () => {
  expect(nantyNarking().topics).toEqual(TOPICS);
  expect(TOPICS).toEqual(['agents', 'money', 'hand', 'buildings']);
});

test.each([
  ['G21', {}, ['player BEN'], 'money'],
  ['G09', {}, [], 'money'],
  ['R47', {}, ['player BEN'], 'hand'],
  ['R44', {}, ['player BEN'], 'hand'],
  ['R11', {}, ['player BEN'], 'hand'],
  ['G07', { ann: { hand: ['G32'] } }, ['player BEN'], 'hand'],
  ['G37', {}, ['pawn YELLOW CITY', 'to STRAND'], 'agents'],
  ['R42', { ben: { agents: ['WESTMINSTER'] } }, ['pawn YELLOW WESTMINSTER'], 'agents'],
  ['R01', { ann: { money: 30 }, ben: { buildings: ['CITY'], agents: [] } }, ['building CITY'], 'buildings'],
] as const)('R10.12 the window against %s is about what it touches', (card, players, wishes, topic) => {
  const { ann = {}, ben = {} } = players as { ann?: object; ben?: object };
  const t = played(card, { players: { ann, ben: { hand: ['G10', 'G33'], agents: ['CITY'], ...ben } } });
  for (const wish of ['text', ...wishes])
    if (t.offers(wish.replace('BEN', 'YELLOW'))) t.play(`ann: ${wish.replace('BEN', 'YELLOW')}`);
  expect(t.table.decision!.effect).toBe('window.answer');
  expect(t.asked).toBe('ben');
  expect(effects.topicOf(t.table.decision!)).toBe(topic);
});
