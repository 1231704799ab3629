// Messages about invalid scenarios: file, line, the value found and the values allowed.
import { GAMES } from '@gaslamp/games/games';
import { describe, expect, test } from 'vitest';
import { isRule } from '../src/rule-book.ts';
import { resultOf, wrong } from './scenario-files.ts';

/** Ann may place, claim Vienna, and kill Ben's agents in Cairo. */
const POSITION = `position:
  active: ann
  players:
    ann: { hand: [START_S001, START_S003, START_S004, START_S005], agents: { CAIRO: 4 }, cubes: [VIENNA], limbo: 8 }
    ben: { agents: [CAIRO, PARIS], cubes: [] }
  cities: { VIENNA: { faceUp: OKHRANA } }
`;

describe('a malformed file', () => {
  const cases: [string, string, string][] = [
    ['is no YAML', 'steps:\n  - choose: [a\n', 't.yaml:6: Flow sequence'],
    ['repeats a key', 'title: again\n', 't.yaml:4: Map keys must be unique'],
    ['has an unknown key', 'positon: {}\n', 't.yaml:4: unknown key "positon"; allowed: game, title, seats'],
    ['has an unknown kind of step', 'steps:\n  - chose: pass\n', 't.yaml:5: unknown key "chose"; allowed: choose'],
    ['has two steps in one', 'steps:\n  - choose: pass\n    expect: { acted: 1 }\n', 't.yaml:5: a step is one of'],
    ['has an unknown table option', 'options: { faces: 1 }\n', 't.yaml:4: unknown key "faces"; allowed: insanityFaces'],
    [
      'has an option out of range',
      'options:\n  insanityFaces: 7\n',
      't.yaml:5: option "insanityFaces" must be a whole number from 0 to 6, not 7',
    ],
    ['contains itself', 'steps: &all\n  - *all\n', 't.yaml:5: *all stands in the part that it names'],
    ['expects nothing', 'expect: {}\n', 't.yaml:4: an empty mapping expects nothing'],
    ['expects what every mapping has', 'expect: { toString: 2 }\n', 't.yaml:4: unknown key "toString"; known: '],
  ];
  for (const [name, text, message] of cases)
    test(name, async () => {
      expect(await wrong(text)).toContain(message);
    });

  test('names no such game, and says which there are', async () => {
    const { error } = await resultOf('title: t\nseats: [a, b]\ngame: emerald\n');
    expect(error).toMatch(/^t\.yaml:3: unknown game "emerald"; allowed: emerald-2e.*; did you mean emerald-2e/);
  });
  test('lacks a title', async () => {
    expect((await resultOf('game: emerald-2e\nseats: [a, b]\n')).error).toBe('t.yaml:1: "title" is missing');
  });
  test('seats too many, twice, or with a name that means something else', async () => {
    expect(await wrong('', '[a, b, c, d, e, f]')).toBe('t.yaml:3: 2 to 5 players can play, not 6');
    expect(await wrong('', '[ann, ann]')).toBe('t.yaml:3: "ann" sits twice');
    expect(await wrong('', '[ann, spectator]')).toBe('t.yaml:3: "spectator" means something else in scenarios');
    expect(await wrong('', '[ann, PARIS]')).toContain('lower-case');
  });
  test('is nothing but itself', async () => {
    expect((await resultOf('&a [*a]\n')).error).toBe(
      't.yaml:1: *a stands in the part that it names; a part cannot contain itself',
    );
  });
  test('is too long', async () => {
    const keys = Array.from({ length: 12_000 }, (_, i) => `k${i}: 1\n`).join('');
    expect((await resultOf(keys)).error).toBe('t.yaml: 108890 characters; at most 100000');
  });
  test('is empty', async () => {
    expect((await resultOf('# nothing\n')).error).toBe('t.yaml:1: the file holds no scenario');
  });
  test('is found in the second document too', async () => {
    const good = 'game: emerald-2e\ntitle: t\nseats: [ann, ben]\n';
    const { error } = await resultOf(`---\n# R1.1\ngame: emerald-2e\ntitle: 5\nseats: [a, b]\n---\n${good}`);
    expect(error).toBe('t.yaml:4: must be a text, not 5');
  });
});

describe('an impossible position', () => {
  const cases: [string, string, string][] = [
    [
      'names an unknown card',
      'position:\n  players:\n    ann:\n      hand:\n        - START_S003\n        - OKRANA\n',
      't.yaml:9: unknown card "OKRANA"; did you mean OKHRANA?',
    ],
    [
      'names an unknown city',
      'position:\n  players:\n    ann:\n      agents:\n        ROMA: 1\n',
      't.yaml:8: unknown city "ROMA"; allowed: BERLIN',
    ],
    [
      'has more cubes than there are',
      'position:\n  players:\n    ann:\n      cubes: { VIENNA: 8 }\n',
      't.yaml:7: 13 cubes in cities and Limbo; a player has 10',
    ],
    [
      'has more zombies than there are',
      'position:\n  cities:\n    ROME: { zombies: 7 }\n',
      't.yaml:5: 7 zombies in cities; there are 6',
    ],
    ['has a hand that is no list', 'position:\n  players:\n    ann: { hand: OKHRANA }\n', 't.yaml:6: must be a list'],
    ['has no mapping at all', 'position: [1]\n', 't.yaml:4: must be a mapping, not [1]'],
    ['has a seed that is none', 'position: { seed: dice }\n', 't.yaml:4: must be a whole number from 0'],
  ];
  for (const [name, text, message] of cases)
    test(name, async () => {
      expect(await wrong(text)).toContain(message);
    });
});

describe('a choice', () => {
  const cases: [string, string, string][] = [
    [
      'that fits several options lists them',
      'steps:\n  - choose: { by: ann, do: place }\n',
      't.yaml:11: "place" fits several options: place BERLIN, place CAIRO, place CONSTANTINOPLE,',
    ],
    [
      'that is not on offer says why and lists what is',
      'steps:\n  - choose: { by: ann, do: claim, city: PARIS }\n',
      't.yaml:11: "claim PARIS" is not on offer (R6.3 claim.noCube); ann is asked "turn.act" and may: pass, place BERLIN',
    ],
    [
      'of a player who is not asked',
      'steps:\n  - choose: { by: ben, do: pass }\n',
      't.yaml:11: "pass" is not on offer (R4.1 notYourTurn); ann is asked "turn.act"',
    ],
    ['with an unknown verb', 'steps:\n  - choose: clam VIENNA\n', 't.yaml:11: unknown verb "clam"; allowed: pass,'],
    [
      'with an unknown id',
      'steps:\n  - choose:\n      by: ann\n      do: claim\n      city: WIEN\n',
      't.yaml:14: unknown id "WIEN"',
    ],
    [
      'of a set item that does not fit',
      'steps:\n  - choose:\n      { by: ann, do: place, city: ROME, cards: [START_S003, START_S001] }\n',
      't.yaml:12: "pick START_S001" is not on offer (R3.1 card.noSymbol)',
    ],
    [
      'of a set that is too much',
      'steps:\n  - choose: { by: ann, do: place, city: ROME, cards: [START_S004, START_S003] }\n',
      't.yaml:11: "pick START_S003" is not on offer (R5.4 place.overpaid); ann is asked "place.cards" and may beside pick START_S004: nothing more',
    ],
    [
      'of a set that is not complete',
      'steps:\n  - choose: { by: ann, do: place, city: ROME, cards: [] }\n',
      'nothing is no complete set; what fits besides: pick START_S003, pick START_S004',
    ],
    [
      'with an argument that nothing asks for',
      'steps:\n  - choose: { by: ann, do: place, city: ROME, cards: [START_S003], owner: ben }\n',
      't.yaml:11: nothing asks for "owner" here; ann is asked "turn.act"',
    ],
    [
      'with an argument that there is not',
      'steps:\n  - choose:\n      by: ann\n      do: place\n      citty: ROME\n',
      't.yaml:14: unknown key "citty"; allowed: by, do, advance, agents, assassinate, at, card, city, ',
    ],
    [
      'with a misspelt argument, and what was probably meant',
      'steps:\n  - choose: { by: ann, do: place, city: ROME, crads: [START_S003] }\n',
      'and their plurals; did you mean cards?',
    ],
    [
      'with an argument that there is not, in a row',
      'steps:\n  - choose: { by: ann, do: move, moves: [{ from: CAIRO, too: ROME }], cards: [AZEF] }\n',
      't.yaml:11: unknown key "too"',
    ],
    [
      'with an argument that there is not, in a set',
      'steps:\n  - choose: { by: ann, do: place, city: ROME, cards: [{ crad: START_S003 }] }\n',
      't.yaml:11: unknown key "crad"; "pick" takes card; did you mean card?',
    ],
    [
      'of cards one by one in another order than they are offered says how to give them',
      'steps:\n  - choose: { by: ann, do: [discard, pick START_S004, pick START_S003] }\n',
      'a set is picked in the order in which it is offered: give it whole, as "cards: [...]"',
    ],
    [
      'with a set where one card is asked for',
      'steps:\n  - choose: { by: ann, do: claim, city: VIENNA, cards: [START_S005] }\n',
      'nothing asks for "cards" here',
    ],
  ];
  for (const [name, text, message] of cases)
    test(name, async () => {
      expect(await wrong(POSITION + text)).toContain(message);
    });
});

describe('what must not be on offer', () => {
  test('R6.3 passes where it is refused by the rule that is named', async () => {
    expect(await wrong(`${POSITION}steps:\n  - illegal: { by: ann, do: claim, city: PARIS, rule: R6.3 }\n`)).toBeNull();
  });
  test('fails where another rule refuses it', async () => {
    expect(await wrong(`${POSITION}steps:\n  - illegal: { by: ann, do: claim, city: PARIS, rule: R6.9 }\n`)).toBe(
      't.yaml:11: "claim PARIS" is refused, but by another rule: expected R6.9, found R6.3 (claim.noCube)',
    );
  });
  test('fails where it is on offer', async () => {
    expect(await wrong(`${POSITION}steps:\n  - illegal: { by: ann, do: claim, city: VIENNA, rule: R6.3 }\n`)).toBe(
      't.yaml:11: this is legal here',
    );
    const whole = 'do: claim, city: VIENNA, card: START_S005';
    expect(await wrong(`${POSITION}steps:\n  - illegal: { by: ann, ${whole}, rule: R6.3 }\n`)).toContain(
      'is legal here',
    );
  });
  test('fails where it is only a part of a choice', async () => {
    expect(await wrong(`${POSITION}steps:\n  - illegal: { by: ann, do: release, rule: R12.3 }\n`)).toBe(
      't.yaml:11: "release" is only a part of a choice: name all of it',
    );
  });
  test('needs a player', async () => {
    expect(await wrong(`${POSITION}steps:\n  - illegal: { do: claim, city: PARIS }\n`)).toContain('"by" is missing');
  });
  test('changes nothing', async () => {
    const steps = 'steps:\n  - illegal: { by: ann, do: claim, city: VIENNA, card: START_S003 }\n';
    expect(await wrong(`${POSITION}${steps}expect: { acted: 0, question: turn.act }\n`)).toBeNull();
  });
});

describe('a set that is refused cites its rule', () => {
  const cases: [string, string, string][] = [
    ['too much', 'do: place, city: ROME, cards: [START_S004, START_S003]', 'R5.4'],
    ['too little', 'do: place, city: ROME, cards: []', 'R5.1'],
    ['a card that cannot do it', 'do: place, city: ROME, cards: [START_S003, START_S001]', 'R3.1'],
    ['a card that is not in hand', 'do: discard, cards: [START_S003, OKHRANA]', 'R3.1'],
    ['the same card twice', 'do: discard, cards: [START_S003, START_S003]', 'R3.1'],
    ['nothing', 'do: discard, cards: []', 'R11.1'],
  ];
  for (const [name, choice, rule] of cases)
    test(name, async () => {
      expect(await wrong(`${POSITION}steps:\n  - choose: { by: ann, ${choice} }\n`)).toContain(`(${rule} `);
      expect(await wrong(`${POSITION}steps:\n  - illegal: { by: ann, ${choice}, rule: ${rule} }\n`)).toBeNull();
    });

  test('its words may stand in any order', async () => {
    const position = POSITION.replace('hand: [', 'hand: [OKHRANA, ').replace('faceUp: OKHRANA', 'faceUp: AZEF');
    const play = (cubes: string) => `steps:\n  - choose: { by: ann, do: play, card: OKHRANA, cubes: [${cubes}] }\n`;
    expect(await wrong(`${position}${play('VIENNA ann')}`)).toBeNull();
    expect(await wrong(`${position}${play('ROME ann')}`)).toContain('"send ann ROME" is not on offer (R18.19 ');
  });
});

describe('a choice that a later question forbids cites its rule', () => {
  const scenario = (position: string, step: string) =>
    resultOf(`game: emerald-1e
title: t
seats: [ann, ben]
position:
  active: ann
  players: { ann: { hand: [START_09, VAMPIRES, FREEMASONS], deck: [START_01], discard: [] }, ben: { known: true } }
  agents: { MONDAY: { player: ann, at: CAIRO }, AZEF: { player: ben, at: ROME } }
${position}
steps:
  - ${step}
`);
  const cities = 'PARIS, ROME, BERLIN, VIENNA, CAIRO';
  const discs = `  blocked: [${cities}, ${cities.replaceAll(/\w+/g, '$&_BOX')}]`;
  const cases: [string, string, string, string, string][] = [
    ['where other answers are on offer', discs, 'do: play, card: START_09, block: LONDON', 'block LONDON', 'R12.3'],
    ['where the only answer is another', '', 'do: play, card: VAMPIRES, turn: AZEF', 'turn AZEF', 'R13.10'],
    ['of a set', '', 'do: play, card: FREEMASONS, cards: [START_01]', 'pick START_01', 'R4.1'],
  ];
  test.each(cases)('%s', async (_, position, choice, option, rule) => {
    const chosen = await scenario(position, `choose: { by: ann, ${choice} }`);
    expect(chosen.error).toContain(`"${option}" is not on offer (${rule} `);
    expect((await scenario(position, `illegal: { by: ann, ${choice}, rule: ${rule} }`)).error).toBeNull();
  });

  test('also without the verb of the action', async () => {
    const steps =
      'choose: { by: ann, do: play, card: START_09, confirm: false }\n  - illegal: { by: ann, block: LONDON, rule: R12.3 }';
    expect((await scenario(discs, steps)).error).toBeNull();
  });
});

describe('a rule that there is not', () => {
  test.each(Object.keys(GAMES))('%s: is cited by no refusal', async (game) => {
    const refusals: Readonly<Record<string, unknown>> = await import(`../../${game}/src/rules/refusals.ts`);
    const rules = Object.values(refusals).flatMap((one) =>
      typeof one === 'object' && one !== null && 'rule' in one ? [String(one.rule)] : [],
    );
    expect(rules.length).toBeGreaterThan(50);
    expect([...new Set(rules)].filter((rule) => !isRule(game, rule))).toEqual([]);
  });

  test('is unknown where something is said to be illegal by it, and the nearest are named', async () => {
    const illegal = (rule: string) =>
      wrong(`${POSITION}steps:\n  - illegal: { by: ann, do: claim, city: PARIS, rule: ${rule} }\n`);
    expect(await illegal('R99.9')).toBe('t.yaml:11: unknown rule "R99.9"; the nearest: R21.3, R21.2, R21.1');
    expect(await illegal('R6.99')).toBe('t.yaml:11: unknown rule "R6.99"; the nearest: R6.12, R6.11, R6.10');
    expect(await illegal('R6')).toBe('t.yaml:11: unknown rule "R6"; the nearest: R6.1, R6.2, R6.3');
    expect(await illegal('R6.6 (b)')).toBe('t.yaml:11: unknown rule "R6.6 (b)"; the nearest: R6.6');
    expect(await illegal('why')).toBe('t.yaml:11: unknown rule "why"; allowed: such as R6.3');
  });

  test('is unknown above a scenario, on its line', async () => {
    const scenario = (rules: string) =>
      resultOf(`# ${rules}\n# of the second edition\ngame: emerald-2e\ntitle: t\nseats: [a, b]\n`);
    expect((await scenario('R6.6, R99.9')).error).toBe(
      't.yaml:1: unknown rule "R99.9"; the nearest: R21.3, R21.2, R21.1',
    );
    expect((await scenario('R17.8 to R17.11')).error).toContain('unknown rule "R17.11"; the nearest: R17.10');
    expect(await scenario('R17.8 to R17.10')).toMatchObject({ error: null, rules: ['R17.8', 'R17.10', 'R17.9'] });
  });
});

describe('chance', () => {
  test('that no step asks for is an error', async () => {
    expect(await wrong(`${POSITION}steps:\n  - chance: { die: sane }\n  - choose: pass\n`)).toBe(
      't.yaml:11: this outcome was never asked for',
    );
  });
  test('has outcomes of its own', async () => {
    const step = (text: string) => wrong(`${POSITION}steps:\n  - chance: { ${text} }\n`);
    expect(await step('die: 7')).toBe(
      't.yaml:11: 7 is no outcome of "die"; allowed: insane, sane, or a face of the die',
    );
    expect(await step('dice: 1')).toBe('t.yaml:11: unknown key "dice"; allowed: die, first, draw; did you mean die?');
    expect(await step('draw: OKRANA')).toBe('t.yaml:11: unknown id "OKRANA"; did you mean OKHRANA?');
  });
  test('cannot draw what does not lie there', async () => {
    const position = 'position: { active: ann, acted: 2, players: { ann: { hand: [], deck: [START_S003] } } }\n';
    expect(await wrong(`${position}steps:\n  - chance: { draw: OKHRANA }\n  - choose: end\n`)).toBe(
      't.yaml:6: OKHRANA cannot be drawn next; possible: START_S003',
    );
  });
});

describe('an expectation that fails', () => {
  const failing = (text: string) => wrong(`${POSITION}expect:\n${text}`);

  test('prints path, expected and found with the line, for every difference', async () => {
    expect(await failing('  acted: 1\n  players:\n    ann: { limbo: 5 }\n    ben: { identity: X }\n')).toMatch(
      /^t\.yaml:11: acted: expected 1, found 0\nt\.yaml:13: players\.ann\.limbo: expected 5, found 8\nt\.yaml:14: players\.ben\.identity: expected X, found (LOYALIST|RESTORATIONIST)$/,
    );
  });
  test('says of a list what is missing and what is too much', async () => {
    expect(await failing('  players: { ann: { hand: [START_S001, START_S003, OKHRANA, START_S004] } }\n')).toBe(
      't.yaml:11: players.ann.hand: expected [START_S001, START_S003, OKHRANA, START_S004], ' +
        'found [START_S001, START_S003, START_S004, START_S005]: missing OKHRANA; too much START_S005',
    );
  });
  test('says what a list should have or not have', async () => {
    expect(await failing('  players: { ann: { hand: { has: [OKHRANA], hasNot: [START_S001], count: 3 } } }\n')).toBe(
      [
        'players.ann.hand: expected to have OKHRANA, found [START_S001, START_S003, START_S004, START_S005]',
        'players.ann.hand: expected not to have START_S001, found [START_S001, START_S003, START_S004, START_S005]',
        'players.ann.hand.count: expected 3, found 4',
      ]
        .map((line) => `t.yaml:11: ${line}`)
        .join('\n'),
    );
  });
  test('counts what stands nowhere as none, and complains about cities that there are not', async () => {
    expect(await failing('  players: { ann: { agents: { CAIRO: 4, ROME: 0 }, cubes: [VIENNA] } }\n')).toBeNull();
    expect(await failing('  players: { ann: { agents: { ROME: 1 } } }\n')).toBe(
      't.yaml:11: players.ann.agents.ROME: expected 1, found 0',
    );
    expect(await failing('  players: { ann: { agents: { ROMA: 0 } } }\n')).toContain('did you mean ROME?');
    expect(await failing('  players: { ann: { cubes: [] } }\n')).toContain('too much VIENNA');
  });
  test('says what a viewer sees instead', async () => {
    expect(await failing('  sees: { ben: { players: { ann: { hand: 3 } } } }\n')).toBe(
      't.yaml:11: sees.ben.players.ann.hand: expected 3, found 4',
    );
    expect(await failing('  sees: { zoe: { acted: 1 } }\n')).toContain(
      'unknown key "zoe"; allowed: ann, ben, spectator',
    );
  });
  test('does not take words that mean nothing', async () => {
    expect(await failing('  players: { ann: { tokns: 3 } }\n')).toContain('unknown key "players.ann.tokns"');
    expect(await failing('  players: { ann: { hand: { hasNot: [OKRANA] } } }\n')).toContain('unknown id "OKRANA"');
    expect(await failing('  options: { hasNot: [claim WIEN] }\n')).toContain('"claim WIEN" is no option of the game');
    expect(await failing('  players: { ann: {} }\n')).toContain('players.ann: an empty mapping expects nothing');
  });
  test('shows no stack trace', async () => {
    expect(await failing('  acted: 2\n')).not.toMatch(/\bat \S+ \(|\.ts:/);
  });
});
