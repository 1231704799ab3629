// R12 Interrupts at a table with other options than the standard.
import { SPECTATOR } from '@gaslamp/kernel/state';
import { describe, expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { matchAt, sent, tell } from './matches.ts';
import { happened, playerIn, ruleAgainst } from './reading.ts';
import { NAMES, table } from './table.ts';

/** Ann has a card and three agents in Cairo, where Ben has one agent; his other one is in Berlin. */
const threat = (card: string, ben: PlayerSpec, more: PositionSpec = {}): PositionSpec => ({
  ...more,
  players: {
    ann: { hand: [card, 'START_S002', 'AZEF'], agents: { CAIRO: 3 }, cubes: {} },
    ben: { identity: 'LOYALIST', agents: ['CAIRO', 'BERLIN'], cubes: {}, ...ben },
    ...more.players,
  },
});
const SHOGGOTH = ['ann: play SHOGGOTH', 'ann: remove ben CAIRO', 'ann: confirm'];
const ADLER = ['ann: play IRENE_ADLER', 'ann: remove ben CAIRO', 'ann: confirm'];
const KILL = ['ann: assassinate ben CAIRO', 'ann: pick START_S001', 'ann: confirm'];
const VAMPIRES: PlayerSpec = { hand: ['VAMPIRES', 'START_S003'], deck: ['START_S004', 'START_S006'], discard: [] };
const HOLMES: PlayerSpec = { ...VAMPIRES, hand: ['SHERLOCK_HOLMES', 'START_S003'] };
const BOTH_AGENTS = { CAIRO: 1, BERLIN: 1 };

describe('R12.5 with `vampiresAnswerShoggoth`', () => {
  const chosen = { vampiresAnswerShoggoth: 1 };

  test('R12.5 Vampires save the agent; Shoggoth leaves the game with the action, empty (R18.24)', () => {
    const t = table(2, threat('SHOGGOTH', VAMPIRES), chosen).play(...SHOGGOTH);
    expect(t.options).toEqual(['pass', 'use VAMPIRES']);
    t.play('ben: use VAMPIRES');
    expect(playerIn(t, 'ben').agents).toEqual(BOTH_AGENTS);
    expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 0, beside: [{ card: 'SHOGGOTH' }] });
    // R12.8
    expect(playerIn(t, 'ben')).toMatchObject({ discard: ['VAMPIRES'], beside: [] });
    expect(t.position.acted).toBe(1);
  });

  test('R12.5 in the standard reading they do not, and nobody is asked', () => {
    for (const options of [{}, { vampiresAnswerShoggoth: 0 }]) {
      const t = table(2, threat('SHOGGOTH', VAMPIRES), options).play(...SHOGGOTH);
      expect([t.asked, playerIn(t, 'ann').killPoints, playerIn(t, 'ben').agents]).toEqual(['ann', 3, { BERLIN: 1 }]);
    }
  });

  test('R12.5 whoever passes loses the agent all the same', () => {
    const t = table(2, threat('SHOGGOTH', VAMPIRES), chosen).play(...SHOGGOTH, 'ben: pass');
    expect(playerIn(t, 'ann')).toMatchObject({ killPoints: 3, beside: [{ card: 'SHOGGOTH', victim: 'ben' }] });
  });

  test('R12.5 Holmes and Vampires in one hand: either, and what is not in the hand is refused as such', () => {
    const both = { ...VAMPIRES, hand: ['SHERLOCK_HOLMES', 'VAMPIRES'] };
    const t = table(2, threat('SHOGGOTH', both), chosen).play(...SHOGGOTH);
    expect(t.options.toSorted()).toEqual(['pass', 'use SHERLOCK_HOLMES', 'use VAMPIRES']);
    const without = table(2, threat('SHOGGOTH', HOLMES), chosen).play(...SHOGGOTH);
    expect(without.refused('ben: use VAMPIRES')).toEqual({ rule: 'R3.1', key: 'card.notInHand' });
  });

  test('R12.5 they still answer no Vampires, no zombie and no Cthulhu', () => {
    for (const [card, lines] of [
      ['ZOMBIES', ['ann: play ZOMBIES', 'ann: confirm', 'ann: remove ben CAIRO']],
      ['CTHULHU', ['ann: play CTHULHU', 'ann: at CAIRO', 'ann: confirm']],
    ] as const) {
      const { match } = matchAt(2, threat(card, VAMPIRES, { cities: { CAIRO: { zombies: 1 } } }), chosen);
      tell(match, ...lines.map((line) => line.replace('ben', 'TUESDAY')));
      expect(match.asked?.effect, card).not.toBe('window.answer');
    }
    const own = table(2, threat('VAMPIRES', HOLMES), chosen);
    own.play('ann: play VAMPIRES', 'ann: remove ben CAIRO', 'ann: confirm');
    expect(own.refused('ben: use VAMPIRES')).toEqual({ rule: 'R12.5', key: 'card.doesNotFit' });
  });

  test('R18.26 once their text is dead they answer nothing', () => {
    const t = table(2, threat('SHOGGOTH', VAMPIRES, { banished: true }), chosen).play(...SHOGGOTH);
    expect([t.asked, playerIn(t, 'ben').agents]).toEqual(['ann', { BERLIN: 1 }]);
  });

  test('R12.10 the owner is asked whether they are in the hand or in the deck, and nobody sees a difference', () => {
    const seen = (ben: PlayerSpec) => {
      const { match } = matchAt(3, threat('SHOGGOTH', ben), chosen);
      tell(match, ...SHOGGOTH.map((line) => line.replace('ben', 'TUESDAY')));
      return [match.asked?.effect, ...[0, 2, SPECTATOR].map((viewer) => sent(match, viewer))];
    };
    const inHand = seen(VAMPIRES);
    expect(inHand[0]).toBe('window.answer');
    expect(seen({ ...VAMPIRES, hand: ['START_S003', 'START_S004'], deck: ['VAMPIRES', 'START_S006'] })).toEqual(inHand);
  });
});

describe('R12.5 with `holmesAnswersAdler`', () => {
  const chosen = { holmesAnswersAdler: 1 };

  test('R12.5 Holmes saves the agent: nobody’s goes or comes, and she leaves the game with her action', () => {
    const t = table(2, threat('IRENE_ADLER', HOLMES), chosen).play(...ADLER);
    expect([t.asked, t.options]).toEqual(['ben', ['pass', 'use SHERLOCK_HOLMES']]);
    // Asked before anything happens, but after the card is paid.
    expect([playerIn(t, 'ben').agents, playerIn(t, 'ann').beside]).toEqual([BOTH_AGENTS, [{ card: 'IRENE_ADLER' }]]);
    t.play('ben: use SHERLOCK_HOLMES');
    expect(playerIn(t, 'ben')).toMatchObject({ agents: BOTH_AGENTS, agentStock: 8, discard: ['SHERLOCK_HOLMES'] });
    expect(playerIn(t, 'ann')).toMatchObject({
      agents: { CAIRO: 3 },
      agentStock: 7,
      beside: [{ card: 'IRENE_ADLER' }],
    });
    expect([t.position.acted, t.asked]).toEqual([1, 'ann']);
  });

  test('R12.5 whoever passes makes way for her', () => {
    const t = table(2, threat('IRENE_ADLER', HOLMES), chosen).play(...ADLER, 'ben: pass');
    expect(playerIn(t, 'ben')).toMatchObject({ agents: { BERLIN: 1 }, agentStock: 9 });
    expect(playerIn(t, 'ann').agents).toEqual({ CAIRO: 4 });
  });

  test('R12.5 in the standard reading nobody is asked, and nothing is told of a threat', () => {
    for (const options of [{}, { holmesAnswersAdler: 0 }]) {
      const t = table(2, threat('IRENE_ADLER', HOLMES), options).play(...ADLER);
      expect([t.asked, happened(t, 'threat')]).toEqual(['ann', 0]);
      expect(playerIn(t, 'ben').agents).toEqual({ BERLIN: 1 });
      expect(ruleAgainst(t, 'ben: use SHERLOCK_HOLMES')).toBe('R12.4');
    }
  });

  test('R12.5 Vampires do not answer her', () => {
    const t = table(2, threat('IRENE_ADLER', { ...HOLMES, hand: ['SHERLOCK_HOLMES', 'VAMPIRES'] }), chosen);
    t.play(...ADLER);
    expect(t.options).toEqual(['pass', 'use SHERLOCK_HOLMES']);
    expect(t.refused('ben: use VAMPIRES')).toEqual({ rule: 'R12.5', key: 'card.doesNotFit' });
    // With Vampires alone there is no question at all.
    expect(table(2, threat('IRENE_ADLER', VAMPIRES), chosen).play(...ADLER).asked).toBe('ann');
  });

  test('R12.5 only the owner of the agent is asked, whoever holds Holmes', () => {
    const others = NAMES.slice(1);
    const rest = { hand: ['START_S003'], agents: ['CAIRO', 'ROME'], cubes: {} };
    for (const holder of others)
      for (const target of others) {
        const players = Object.fromEntries(others.map((name) => [name, rest]));
        const held = { ...players, [holder]: { ...rest, hand: ['SHERLOCK_HOLMES', 'START_S003'] } };
        const t = table(5, threat('IRENE_ADLER', {}, { players: held }), chosen);
        t.play(...ADLER.map((line) => line.replace(' ben ', ` ${target} `)));
        expect(t.asked, `${holder} holds, ${target} is threatened`).toBe(holder === target ? holder : 'ann');
      }
  });

  test('R13.6 after a pass the new agent stands before the reveal is looked at', () => {
    const t = table(2, threat('IRENE_ADLER', { ...HOLMES, agents: ['CAIRO'] }), chosen).play(...ADLER, 'ben: pass');
    expect([t.asked, t.table.decision?.effect]).toEqual(['ben', 'identity.rally']);
    expect(playerIn(t, 'ann').agents).toEqual({ CAIRO: 4 });
  });
});

describe('R12.7 with `interruptDrawsFirst`', () => {
  const first = { interruptDrawsFirst: 1 };

  test('R12.7 a replacement is drawn, and only then the interrupt is discarded: it is not in that reshuffle', () => {
    for (const card of ['SHERLOCK_HOLMES', 'VAMPIRES']) {
      const ben = { hand: [card, 'START_S003'], deck: [], discard: ['START_S004'] };
      const t = table(2, threat('START_S001', ben), first).play(...KILL, `ben: use ${card}`);
      expect(playerIn(t, 'ben')).toMatchObject({ hand: ['START_S003', 'START_S004'], deck: [], discard: [card] });
      expect(happened(t, 'reshuffled')).toBe(1);
    }
  });

  test('R12.7 with nothing to draw none is drawn', () => {
    const ben = { hand: ['SHERLOCK_HOLMES', 'START_S003'], deck: [], discard: [] };
    const t = table(2, threat('START_S001', ben), first).play(...KILL, 'ben: use SHERLOCK_HOLMES');
    expect(playerIn(t, 'ben')).toMatchObject({ hand: ['START_S003'], deck: [], discard: ['SHERLOCK_HOLMES'] });
  });

  test('R12.7 where the deck holds a card both orders come to the same', () => {
    for (const options of [{}, first]) {
      const t = table(2, threat('START_S001', { ...HOLMES, deck: ['START_S004'] }), options);
      t.play(...KILL, 'ben: use SHERLOCK_HOLMES');
      expect(playerIn(t, 'ben')).toMatchObject({
        hand: ['START_S003', 'START_S004'],
        deck: [],
        discard: ['SHERLOCK_HOLMES'],
      });
    }
  });
});

test('R12.7 nobody else sees whether the interrupt was drawn again (R19.2)', () => {
  const seen = (drawn: string) => {
    const ben = { hand: ['SHERLOCK_HOLMES', 'START_S003'], deck: [], discard: ['START_S004', 'START_S006'] };
    const { match, dice } = matchAt(3, threat('START_S001', ben));
    dice.cards.push(drawn);
    tell(match, ...KILL.map((line) => line.replace('ben', 'TUESDAY')), 'ben: use SHERLOCK_HOLMES');
    return [0, 2, SPECTATOR].map((viewer) => sent(match, viewer));
  };
  expect(seen('SHERLOCK_HOLMES')).toEqual(seen('START_S004'));
});
