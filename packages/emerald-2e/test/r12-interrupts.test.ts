// R12 Free actions, benefits, interrupts.
import { describe, expect, test } from 'vitest';
import { readPack } from '../src/box/pack.ts';
import { emerald2e } from '../src/game.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { matchAt, offered, sent, tell } from './matches.ts';
import { happened, playerIn, ruleAgainst } from './reading.ts';
import { NAMES, table } from './table.ts';

/** Ann can kill Ben's agent in Cairo twice; Ben's other agent is in Berlin. */
const attack = (ben: object, ann: object = {}, more: PositionSpec = {}): PositionSpec => ({
  ...more,
  players: {
    ann: { hand: ['START_S001', 'START_S002', 'AZEF'], agents: { CAIRO: 3 }, cubes: {}, ...ann },
    ben: { agents: ['CAIRO', 'BERLIN'], cubes: {}, ...ben },
    ...more.players,
  },
});
const KILL_BEN = ['ann: assassinate ben CAIRO', 'ann: pick START_S001', 'ann: confirm'];

test('R12.1 free actions are for one’s own turn', () => {
  const t = table(2, attack({ hand: ['GOLOVINSKI', 'START_S003'] }));
  expect(t.refused('ben: play GOLOVINSKI')).toEqual({ rule: 'R4.1', key: 'notYourTurn' });
});

test('R12.1 any number of them, one after another', () => {
  const t = table(2, attack({}, { hand: ['GOLOVINSKI', 'WATSON', 'DIOGENES_CLUB', 'PEOPLES_WILL', 'AZEF'], limbo: 5 }));
  for (const card of ['GOLOVINSKI', 'WATSON', 'DIOGENES_CLUB', 'PEOPLES_WILL'])
    t.play(`ann: play ${card}`, 'ann: confirm');
  expect(t.position.acted).toBe(0);
  expect(playerIn(t, 'ann').hand).toHaveLength(5);
});

test('R12.1 each is fully resolved before the next thing', () => {
  const t = table(2, attack({}, { hand: ['PINKERTON_AGENTS', 'GOLOVINSKI', 'AZEF'] })).play(
    'ann: play PINKERTON_AGENTS',
  );
  expect(t.refused('ann: play GOLOVINSKI')).toEqual({ rule: 'R12.1', key: 'askedElse' });
  expect(ruleAgainst(t, 'ann: discard')).toBe('R12.1');
});

test('R12.2 a benefit is declared with its assassination, not before and not after', () => {
  const t = table(
    2,
    attack({ agents: { VIENNA: 1, BERLIN: 1 } }, { hand: ['START_S001', 'FENIANS', 'AZEF'], agents: { VIENNA: 2 } }),
  );
  expect(t.refused('ann: play FENIANS')).toEqual({ rule: 'R12.2', key: 'card.benefit' });
  t.play('ann: assassinate ben VIENNA');
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['AZEF'], killPoints: 3 });
});

const STORED = { hand: ['AZEF', 'START_S003'], beside: [{ card: 'MI_GO', agents: 2 }], agents: ['ROME'] };

test('R12.3 Mi-Go agents come back as a free action, without a card', () => {
  const t = table(2, attack({}, STORED));
  t.play('ann: release MI_GO', 'ann: to VIENNA', 'ann: confirm');
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { ROME: 1, VIENNA: 2 }, hand: ['AZEF', 'START_S003'] });
  expect(t.position.acted).toBe(0);
  expect(t.refused('ann: release MI_GO')).toEqual({ rule: 'R12.3', key: 'release.notStored' });
});

test('R12.3 after the second action too, but in no other player’s turn', () => {
  expect(table(2, attack({}, STORED)).play('ann: pass', 'ann: pass').offers('release MI_GO')).toBe(true);
  const waiting = table(2, { ...attack({}, STORED), active: 'ben' });
  expect(ruleAgainst(waiting, 'ann: release MI_GO')).toBe('R4.1');
});

test('R12.4 interrupts are for other players’ turns only', () => {
  const t = table(2, attack({ hand: ['SHERLOCK_HOLMES', 'START_S003'] }, { hand: ['CTHULHU', 'AZEF'] }));
  expect(t.refused('ben: use SHERLOCK_HOLMES')).toEqual({ rule: 'R12.4', key: 'notAsked' });
  const own = table(2, attack({}, { hand: ['SHERLOCK_HOLMES', 'CTHULHU', 'AZEF'] }));
  expect(own.refused('ann: play SHERLOCK_HOLMES')).toEqual({ rule: 'R12.4', key: 'card.interrupt' });
  expect(ruleAgainst(own, 'ann: use SHERLOCK_HOLMES')).toBe('R12.4');
  const done = table(2, attack({}, { hand: ['SHERLOCK_HOLMES'] })).play('ann: pass', 'ann: pass');
  expect(done.refused('ann: use SHERLOCK_HOLMES'), 'nor is it an action too many').toEqual({
    rule: 'R12.4',
    key: 'notAsked',
  });
  // Not even against the player's own Cthulhu.
  own.play('ann: play CTHULHU', 'ann: at CAIRO', 'ann: confirm');
  expect(playerIn(own, 'ann')).toMatchObject({ hand: ['AZEF', 'SHERLOCK_HOLMES'], agentStock: 10 });
});

describe('R12.5 the window', () => {
  const play = (card: string, ...more: string[]) => [`ann: play ${card}`, ...more];
  const effects: [name: string, ann: object, lines: string[], holmes: boolean, vampires: boolean][] = [
    ['an assassination', {}, KILL_BEN, true, true],
    [
      'Shoggoth',
      { hand: ['SHOGGOTH', 'AZEF'] },
      play('SHOGGOTH', 'ann: remove ben CAIRO', 'ann: confirm'),
      true,
      false,
    ],
    [
      'Vampires as an action',
      { hand: ['VAMPIRES', 'AZEF'] },
      play('VAMPIRES', 'ann: remove ben CAIRO', 'ann: confirm'),
      true,
      false,
    ],
    ['a zombie', { hand: ['ZOMBIES', 'AZEF'] }, play('ZOMBIES', 'ann: confirm', 'ann: remove ben CAIRO'), true, false],
    ['Cthulhu', { hand: ['CTHULHU', 'AZEF'] }, play('CTHULHU', 'ann: at CAIRO', 'ann: confirm'), true, false],
    [
      'Irene Adler',
      { hand: ['IRENE_ADLER', 'AZEF'] },
      play('IRENE_ADLER', 'ann: remove ben CAIRO', 'ann: confirm'),
      false,
      false,
    ],
  ];
  test.each(effects)('R12.5 Sherlock Holmes and Vampires against %s', (name, ann, lines, holmes, vampires) => {
    for (const [card, fits] of [
      ['SHERLOCK_HOLMES', holmes],
      ['VAMPIRES', vampires],
    ] as const) {
      if (card === 'VAMPIRES' && name.startsWith('Vampires')) continue;
      const { match } = matchAt(2, attack({ hand: [card, 'START_S003'] }, ann, { cities: { CAIRO: { zombies: 1 } } }));
      tell(match, ...lines.map((line) => line.replace(' ben ', ' TUESDAY ')));
      expect(offered(match).includes(`use ${card}`), `${card} against ${name}`).toBe(fits);
      if (!fits) continue;
      tell(match, `ben: use ${card}`);
      // The agent was saved and stays in place.
      expect(match.s.agents.slice(9, 11)).toEqual([1, 1]);
    }
  });

  test('R12.5 before anything happens, with all targets declared and the cards paid', () => {
    const t = table(2, attack({ hand: ['SHERLOCK_HOLMES', 'START_S003'] }, { cubes: ['CAIRO'] })).play(...KILL_BEN);
    expect(t.asked).toBe('ben');
    expect(playerIn(t, 'ben').agents).toEqual({ CAIRO: 1, BERLIN: 1 });
    expect(playerIn(t, 'ann')).toMatchObject({ hand: ['AZEF', 'START_S002'], cubes: { CAIRO: 1 }, killPoints: 0 });
  });

  test('R12.5 only the owner of the threatened agent answers', () => {
    const t = table(
      3,
      attack({}, {}, { players: { cat: { hand: ['SHERLOCK_HOLMES', 'START_S003'], agents: ['CAIRO'] } } }),
    );
    t.play(...KILL_BEN);
    expect(t.asked).toBe('ann');
    expect(playerIn(t, 'ben').agents).toEqual({ BERLIN: 1 });
  });

  test('R12.5 one interrupt that fits: what does not fit, or is not held, is refused', () => {
    const t = table(2, attack({ hand: ['SHERLOCK_HOLMES', 'VAMPIRES', 'START_S003'] }, { hand: ['SHOGGOTH', 'AZEF'] }));
    t.play('ann: play SHOGGOTH', 'ann: remove ben CAIRO', 'ann: confirm');
    expect(t.options).toEqual(['pass', 'use SHERLOCK_HOLMES']);
    expect(t.refused('ben: use VAMPIRES')).toEqual({ rule: 'R12.5', key: 'card.doesNotFit' });
    expect(ruleAgainst(t, 'ben: discard')).toBe('R4.1');
    const { match } = matchAt(2, attack({ hand: ['START_S003'], deck: ['SHERLOCK_HOLMES'] }));
    tell(match, 'ann: assassinate TUESDAY CAIRO', 'ann: pick START_S001', 'ann: confirm');
    expect(match.explain(1, match.game.verbs.parse('use SHERLOCK_HOLMES') as number)).toEqual({
      rule: 'R3.1',
      key: 'card.notInHand',
    });
  });

  test('R12.5 no window for agents lost by one’s own insanity, to Yog-Sothoth or Mi-Go', () => {
    const hand = ['SHERLOCK_HOLMES', 'START_S001', 'YOG_SOTHOTH', 'MI_GO', 'AZEF'];
    const t = table(2, attack({}, { hand, agents: { CAIRO: 8 } }, { cities: { CAIRO: { slot: true } } }));
    t.play('ann: play MI_GO', 'ann: from CAIRO', 'ann: done');
    t.play('ann: play YOG_SOTHOTH', 'ann: from CAIRO', 'ann: done');
    t.rolls(1).play('ann: assassinate ROYALTY CAIRO', 'ann: pick START_S001', 'ann: confirm');
    expect(playerIn(t, 'ann')).toMatchObject({ agents: { CAIRO: 5 }, hand: ['AZEF', 'SHERLOCK_HOLMES'] });
    expect(happened(t, 'threat')).toBe(0);
  });
});

test('R12.6 several owners are asked clockwise from the active player; the first response ends the window', () => {
  const pack = readPack({ game: 'emerald-2e', corrects: 1, cards: { SHERLOCK_HOLMES: { copies: 3 } } }, 'three.json');
  const holds = { hand: ['SHERLOCK_HOLMES', 'START_S003'], agents: ['CAIRO', 'ROME'] };
  const { match } = matchAt(
    4,
    {
      active: 'cat',
      players: { cat: { hand: ['CTHULHU', 'AZEF'], agents: ['CAIRO', 'ROME'] }, ann: holds, ben: holds, dan: holds },
    },
    {},
    emerald2e(pack),
  );
  tell(match, 'cat: play CTHULHU', 'cat: at CAIRO', 'cat: confirm');
  const order = [3, 0, 1];
  expect(match.decision).toMatchObject({ player: order[0], effect: 'window.answer' });
  tell(match, 'dan: pass');
  expect(match.decision).toMatchObject({ player: order[1], effect: 'window.answer' });
  tell(match, 'ann: use SHERLOCK_HOLMES');
  expect(match.decision).toMatchObject({ player: 2, effect: 'turn.act' });
  expect([0, 1, 2, 3].map((player) => match.s.agents[player * 9 + 1])).toEqual([1, 1, 1, 1]);
});

test('R12.6 with the cards of the box one player at most can answer: there is one Holmes, and Cthulhu fears only him', () => {
  const { match } = matchAt(4, {
    active: 'cat',
    players: {
      cat: { hand: ['CTHULHU', 'AZEF'], agents: ['CAIRO', 'ROME'] },
      ann: { hand: ['SHERLOCK_HOLMES', 'START_S003'], agents: ['CAIRO', 'ROME'] },
      ben: { hand: ['VAMPIRES', 'START_S003'], agents: ['CAIRO', 'ROME'] },
      dan: { hand: ['START_S003'], agents: ['CAIRO', 'ROME'] },
    },
  });
  tell(match, 'cat: play CTHULHU', 'cat: at CAIRO', 'cat: confirm');
  expect(match.decision).toMatchObject({ player: 0, effect: 'window.answer' });
  tell(match, 'ann: pass');
  expect(match.decision).toMatchObject({ player: 2, effect: 'turn.act' });
});

test('R12.6 at a table of five whoever has an agent there is asked, and whoever plays Cthulhu', () => {
  for (const caller of NAMES)
    for (const holder of NAMES.filter((name) => name !== caller)) {
      const agents = { CAIRO: 1, ROME: 3 };
      const t = table(5, {
        active: caller,
        players: {
          ...Object.fromEntries(NAMES.map((name) => [name, { hand: ['START_S003'], agents, cubes: {} }])),
          [caller]: { hand: ['CTHULHU', 'START_S003'], agents, cubes: {} },
          [holder]: { hand: ['SHERLOCK_HOLMES', 'START_S003'], agents, cubes: {} },
        },
      });
      t.play(`${caller}: play CTHULHU`, `${caller}: at CAIRO`);
      expect(t.asked, `${caller} plays Cthulhu`).toBe(holder);
      t.play(`${holder}: use SHERLOCK_HOLMES`);
      for (const name of NAMES) expect(playerIn(t, name).agents).toEqual(agents);
    }
});

test('R12.7 the interrupt is discarded, and only then a replacement drawn: it is in that reshuffle', () => {
  for (const [drawn, left] of [
    ['SHERLOCK_HOLMES', 'START_S004'],
    ['START_S004', 'SHERLOCK_HOLMES'],
  ] as const) {
    const t = table(2, attack({ hand: ['SHERLOCK_HOLMES', 'START_S003'], deck: [], discard: ['START_S004'] }));
    t.draws(drawn).play(...KILL_BEN, 'ben: use SHERLOCK_HOLMES');
    expect(playerIn(t, 'ben')).toMatchObject({ hand: [drawn, 'START_S003'].sort(), deck: [left], discard: [] });
    expect(happened(t, 'reshuffled')).toBe(1);
  }
});

test('R12.7 with a card left in the deck there is no reshuffle: the interrupt stays on the discard pile', () => {
  const t = table(2, attack({ hand: ['SHERLOCK_HOLMES'], deck: ['START_S004'], discard: ['START_S003'] }));
  t.play(...KILL_BEN, 'ben: use SHERLOCK_HOLMES');
  expect(playerIn(t, 'ben')).toMatchObject({ hand: ['START_S004'], deck: [] });
  expect(playerIn(t, 'ben').discard.toSorted()).toEqual(['SHERLOCK_HOLMES', 'START_S003']);
});

test('R12.7 the replacement is drawn whatever the hand holds, five cards and more too', () => {
  for (const more of [0, 1, 3]) {
    const rest = ['START_S003', 'START_S004', 'START_S005', 'START_S006', 'START_S007', 'START_S008', 'START_S009'];
    const hand = ['SHERLOCK_HOLMES', ...rest.slice(0, 4 + more)];
    const t = table(2, attack({ hand, deck: ['START_S010', 'START_S001'], discard: [] }));
    t.play(...KILL_BEN, 'ben: use SHERLOCK_HOLMES');
    expect([playerIn(t, 'ben').hand.length, playerIn(t, 'ben').deck.length]).toEqual([5 + more, 1]);
  }
});

test('R12.7 with nothing else to draw the interrupt itself comes back, and answers the next attack too (R12.11)', () => {
  const t = table(2, attack({ hand: ['SHERLOCK_HOLMES', 'START_S003'], deck: [], discard: [] }));
  t.play(...KILL_BEN, 'ben: use SHERLOCK_HOLMES');
  expect(playerIn(t, 'ben')).toMatchObject({ hand: ['SHERLOCK_HOLMES', 'START_S003'], deck: [], discard: [] });
  t.play('ann: assassinate ben CAIRO', 'ben: use SHERLOCK_HOLMES');
  expect(playerIn(t, 'ben').agents).toEqual({ CAIRO: 1, BERLIN: 1 });
});

test('R12.8 Vampires played as an interrupt go to the discard pile, not out of the game', () => {
  const t = table(2, attack({ hand: ['VAMPIRES', 'START_S003'], deck: ['START_S004'], discard: [] }));
  t.play(...KILL_BEN, 'ben: use VAMPIRES');
  expect(playerIn(t, 'ben')).toMatchObject({ discard: ['VAMPIRES'], beside: [] });
});

test('R12.9 interrupts cannot be interrupted: the attacker is not asked', () => {
  const t = table(2, attack({ hand: ['VAMPIRES', 'START_S003'] }, { hand: ['START_S001', 'SHERLOCK_HOLMES', 'AZEF'] }));
  t.play(...KILL_BEN, 'ben: use VAMPIRES');
  expect(playerIn(t, 'ben').agents).toEqual({ CAIRO: 1, BERLIN: 1 });
  expect(t.table.decision?.effect).not.toBe('window.answer');
});

describe('R12.10 who is asked tells nothing', () => {
  /** Everything that is sent to Ann and the spectators when Ben's agent is threatened. */
  const seen = (ben: object) => {
    const { match } = matchAt(2, attack({ ...ben, discard: [] }));
    tell(match, 'ann: assassinate TUESDAY CAIRO', 'ann: pick START_S001', 'ann: confirm');
    return [match.decision!.effect, sent(match, 0), sent(match, 31)];
  };
  const REST = ['START_S004', 'START_S006'];

  test('R12.10 the owner is asked whether Holmes is in the hand or still in the deck, and nobody sees a difference', () => {
    const inHand = seen({ hand: ['SHERLOCK_HOLMES', 'START_S003'], deck: REST });
    const inDeck = seen({ hand: ['START_S004', 'START_S003'], deck: ['SHERLOCK_HOLMES', 'START_S006'] });
    expect(inHand[0]).toBe('window.answer');
    expect(inDeck).toEqual(inHand);
  });

  test('R12.10 the same for Vampires', () => {
    const inHand = seen({ hand: ['VAMPIRES', 'START_S003'], deck: REST });
    expect(inHand[0]).toBe('window.answer');
    expect(seen({ hand: ['START_S006', 'START_S003'], deck: ['START_S004', 'VAMPIRES'] })).toEqual(inHand);
  });

  test('R12.10 nobody is asked who cannot hold an answer as the table knows', () => {
    const asked = (spec: PositionSpec) => {
      const { match } = matchAt(2, spec);
      tell(match, 'ann: assassinate TUESDAY CAIRO', 'ann: pick START_S001', 'ann: confirm');
      return match.decision!.effect === 'window.answer';
    };
    expect(asked(attack({ hand: ['START_S003'], deck: REST, discard: ['SHERLOCK_HOLMES'] }))).toBe(false);
    expect(asked(attack({ hand: ['START_S003'], deck: REST }))).toBe(false);
    expect(asked(attack({ hand: [], deck: ['SHERLOCK_HOLMES'] }))).toBe(false);
    // The deck was just shuffled and nothing drawn since: everybody knows that Holmes is in the deck and not in the hand.
    const known = { hand: ['START_S003'], deck: ['SHERLOCK_HOLMES', ...REST] };
    expect(asked(attack({ ...known, knownDeck: true }))).toBe(false);
    expect(asked(attack(known))).toBe(true);
    // With the text of Vampires void, only Holmes answers an assassination (R18.26).
    expect(asked(attack({ hand: ['VAMPIRES', 'START_S003'], deck: [] }, {}, { banished: true }))).toBe(false);
  });
});

test('R12.11 one interrupt cancels one effect: the next assassination opens a window, for the card drawn as well', () => {
  const t = table(2, attack({ hand: ['SHERLOCK_HOLMES'], deck: ['VAMPIRES', 'START_S003'], discard: [] }));
  t.draws('VAMPIRES').play(...KILL_BEN, 'ben: use SHERLOCK_HOLMES', 'ann: assassinate ben CAIRO');
  expect(t.options).toEqual(['pass', 'use VAMPIRES']);
  t.play('ben: use VAMPIRES');
  expect(playerIn(t, 'ben').agents).toEqual({ CAIRO: 1, BERLIN: 1 });
  expect(playerIn(t, 'ben')).toMatchObject({ hand: ['START_S003'], discard: ['SHERLOCK_HOLMES', 'VAMPIRES'] });
});

test('R12.11 each zombie removal is one effect', () => {
  const t = table(2, {
    ...attack({ hand: ['SHERLOCK_HOLMES', 'START_S003'] }, { hand: ['ZOMBIES', 'AZEF'] }),
    cities: { CAIRO: { zombies: 1 }, BERLIN: { zombies: 1 } },
  });
  t.play(
    'ann: play ZOMBIES',
    'ann: confirm',
    'ann: remove ben BERLIN',
    'ben: use SHERLOCK_HOLMES',
    'ann: remove ben CAIRO',
  );
  expect(playerIn(t, 'ben').agents).toEqual({ BERLIN: 1 });
});

test('R12.12 an interrupt is no action of its player: two actions are left in the own turn', () => {
  const t = table(2, attack({ hand: ['SHERLOCK_HOLMES', 'START_S003'] }));
  t.play(...KILL_BEN, 'ben: use SHERLOCK_HOLMES', 'ann: done');
  expect(t.position.acted).toBe(1);
  t.play('ann: pass', 'ann: end', 'ben: pass', 'ben: pass');
  expect(t.offers('end')).toBe(true);
});
