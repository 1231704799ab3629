// R19 Limits, R20 Card rulings, row by row.
import { SPECTATOR } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { CITIES } from '../src/ids.ts';
import type { PlayerSpec, PositionSpec } from '../src/position.ts';
import { agentIn, cityIn, happened, optionsOf, playerIn, ruleAgainst, toldOnly } from './reading.ts';
import { table } from './table.ts';

const AWAY = { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ZURICH' } };
const ann = (hand: string[], more: PositionSpec = {}, player: PlayerSpec = {}, options = {}) =>
  table(
    2,
    {
      ...more,
      agents: { ...AWAY, ...more.agents },
      players: {
        ann: { hand: [...hand, 'MORRIS'], identity: 'LOYALIST', tokens: [], ...player },
        ben: { identity: 'LOYALIST', tokens: [], ...more.players?.ben },
      },
    },
    options,
  );
const claims = (faceUp: string, more: PositionSpec = {}, player: PlayerSpec = {}) =>
  ann([], { ...more, cities: { ...more.cities, PARIS: { faceUp, stack: [] } } }, { cubes: ['PARIS'], ...player });

test('R19.1 nobody runs out of discs: more than fifteen lie on the board, and every way to another stays open', () => {
  const ten = CITIES.filter((city) => city !== 'PARIS' && city !== 'ROME');
  const agents = ['FIGNER', 'AZEF', 'STIEBER', 'MORRIS', 'MORAN'];
  // Fifteen discs lie there already: ten cities and five agents.
  const full = () =>
    table(2, {
      agents: Object.fromEntries(agents.map((name) => [name, { player: 'ann', at: 'ROME' }])),
      cities: {
        ...Object.fromEntries(ten.map((city) => [city, { controller: 'ann' }])),
        ROME: { faceUp: 'HOLMES' },
      },
      players: {
        ann: { hand: ['FIGNER'], identity: 'LOYALIST', cubes: { PARIS_BOX: 2, ROME: 1 } },
        ben: { tokens: [] },
      },
    });
  expect(cityIn(full().play('ann: claim PARIS_BOX'), 'PARIS').controller).toBe('ann');
  expect(agentIn(full().play('ann: claim ROME'), 'HOLMES')).toMatchObject({ player: 'ann', at: 'ROME' });
  const killed = full().draws('SANE').play('ann: attack FIGNER');
  expect(killed.position.royals).toEqual({ RHOGOG: { player: 'ann', hidden: false } });
});

test('R19.1 with fifteen discs on agents there is one more for a city, an agent, a royal and a double agent', () => {
  const names = [
    ...['MICHEL', 'KROPOTKIN', 'AZEF', 'UNGERN', 'MOST', 'STIEBER', 'RACHKOVSKY', 'MORRIS', 'RAVACHOL', 'GOLDMAN'],
    ...['HOLMES', 'MORIARTY', 'BISMARCK', 'MORAN', 'MALATESTA'],
  ];
  expect(names).toHaveLength(15);
  const fifteen = table(2, {
    agents: {
      ...AWAY,
      FIGNER: { player: 'ben', at: 'ZURICH' },
      ...Object.fromEntries(names.map((name) => [name, { player: 'ann', at: 'ROME' }])),
    },
    cities: { PARIS: { faceUp: 'NECHAEV', stack: [] } },
    players: {
      ann: { hand: ['HIRED_ASSASSIN'], cubes: ['PARIS', 'PARIS_BOX'], tokens: ['FIGNER'], identity: 'LOYALIST' },
      ben: { tokens: [] },
    },
  });
  expect(fifteen.offers('claim PARIS_BOX')).toBe(true);
  fifteen.draws('SANE').play('ann: claim PARIS', 'ann: attack HIRED_ASSASSIN', 'ann: agent HOLMES', 'ann: aim RHOGOG');
  expect(agentIn(fifteen, 'NECHAEV')).toMatchObject({ player: 'ann', at: 'PARIS' });
  expect(fifteen.position.royals).toEqual({ RHOGOG: { player: 'ann', hidden: false } });
  fifteen.play('ben: pass', 'ben: pass', 'ann: claim PARIS_BOX', 'ann: expose FIGNER');
  expect(cityIn(fifteen, 'PARIS').controller).toBe('ann');
  expect(agentIn(fifteen, 'FIGNER')?.player).toBe('ann');
});

test('R19.2 eight zombies and ten discs are hard limits', () => {
  const t = ann(['ZOMBIES'], { cities: { ROME: { zombies: 7 } } }).play(
    'ann: play ZOMBIES',
    'ann: confirm',
    'ann: raise PARIS',
  );
  expect(optionsOf(t, 'raise')).toEqual([]);
  const cities = ['PARIS', 'ROME', 'BERLIN', 'VIENNA', 'LONDON'];
  const ten = cities.flatMap((city) => [city, `${city}_BOX`]);
  const blocks = (blocked: string[]) => optionsOf(ann(['START_09'], { blocked }).play('ann: play START_09'), 'block');
  expect(blocks(ten.slice(1)).length).toBeGreaterThan(0);
  expect(blocks(ten)).toEqual([]);
});

test('R19.3 cubes are never lost', () => {
  const t = ann(['OKHRANA'], {}, { cubes: { PARIS: 2 }, limbo: 1 });
  t.play('ann: play OKHRANA', 'ann: send MONDAY PARIS', 'ann: send MONDAY PARIS', 'ann: done');
  const { supply, reserve, limbo, cubes } = playerIn(t, 'ann');
  expect([supply + reserve + limbo, limbo, cubes]).toEqual([20, 3, {}]);
});

test('R19.4 who is asked in a window does not depend on what is held', () => {
  const more: PositionSpec = {
    agents: { MORAN: { player: 'ann', at: 'CAIRO' }, AZEF: { player: 'ben', at: 'CAIRO' } },
  };
  for (const token of ['MORAN', 'MICHEL']) {
    const t = ann(['MORAN'], { ...more, players: { ben: { known: true, tokens: [token] } } }).play('ann: attack MORAN');
    expect(t.asked).toBe('ben');
    expect(t.table.decision?.secret).toBe(true);
  }
});

test('R20 Peter Rachkovsky: on claim two random tokens, not when played', () => {
  const t = claims('RACHKOVSKY').draws('AZEF', 'MORAN').play('ann: claim PARIS');
  expect(playerIn(t, 'ann').tokens).toEqual(['AZEF', 'MORAN']);
  expect(ruleAgainst(ann(['RACHKOVSKY']), 'ann: play RACHKOVSKY')).toBe('R20.5');
});

test.each([[['AZEF']], [[]]])('R20 Peter Rachkovsky: as far as available, out of a pool of %j', (pool) => {
  const t = claims('RACHKOVSKY', { tokenPool: pool }).play('ann: claim PARIS');
  expect(playerIn(t, 'ann').tokens).toEqual(pool);
  expect(agentIn(t, 'RACHKOVSKY')).toMatchObject({ player: 'ann', at: 'PARIS' });
  expect(t.position).toMatchObject({ acted: 1, tokenPool: [] });
});

test('R20 Pinkerton: four tokens are drawn, two kept, the rest goes back', () => {
  const t = ann(['PINKERTON']).draws('AZEF', 'MORAN', 'MICHEL', 'HOLMES').play('ann: play PINKERTON', 'ann: confirm');
  expect(optionsOf(t, 'agent').sort()).toEqual(['agent AZEF', 'agent HOLMES', 'agent MICHEL', 'agent MORAN']);
  t.play('ann: agent HOLMES', 'ann: agent AZEF');
  expect(playerIn(t, 'ann').tokens).toEqual(['AZEF', 'HOLMES']);
  expect(t.position.tokenPool).toContain('MORAN');
  const few = ann(['PINKERTON'], { tokenPool: ['AZEF', 'MORAN'] }).play('ann: play PINKERTON');
  expect(playerIn(few, 'ann').tokens).toEqual(['AZEF', 'MORAN']);
  expect(ruleAgainst(ann(['PINKERTON'], { tokenPool: [] }), 'ann: play PINKERTON')).toBe('R20');
});

test('R21 tokens that Pinkerton saw and returned stay the looker’s knowledge, and nobody else’s', () => {
  const t = ann(['PINKERTON']).draws('AZEF', 'MORAN', 'MICHEL', 'HOLMES').play('ann: play PINKERTON', 'ann: confirm');
  t.play('ann: agent HOLMES', 'ann: agent AZEF');
  const knows = (viewer: number, agent: string) => {
    const token = t.game.data.cards.findIndex((card) => card.agentOf === agent);
    const item = t.game.data.kindOf.indexOf(token);
    return view(t.game, t.s, viewer).s.place[item] === t.game.places.indexOf('TOKEN_POOL');
  };
  for (const agent of ['MORAN', 'MICHEL'])
    expect([0, 1, SPECTATOR].map((viewer) => knows(viewer, agent))).toEqual([true, false, false]);
  // Of those that were never drawn ann knows nothing.
  expect(knows(0, 'STIEBER')).toBe(false);
});

test('R20 The Peoples’ Will: one cube from the general supply', () => {
  expect(playerIn(ann(['PEOPLES_WILL']).play('ann: play PEOPLES_WILL'), 'ann')).toMatchObject({
    supply: 7,
    reserve: 13,
  });
  expect(ruleAgainst(ann(['PEOPLES_WILL'], {}, { reserve: 0 }), 'ann: play PEOPLES_WILL')).toBe('R20.2');
});

const section = (more: PositionSpec = {}) =>
  ann(
    ['THIRD_SECTION'],
    { ...more, cities: { ROME: { faceUp: 'AZEF', stack: ['DIOGENES', 'FREEMASONS'] } } },
    { cubes: ['ROME'] },
  );
test('R20 The Third Section removes an open card: its cubes go to Limbo', () => {
  const t = section().draws('DIOGENES').play('ann: play THIRD_SECTION', 'ann: strike ROME', 'ann: confirm');
  expect(t.position.removed).toEqual(['AZEF']);
  expect(cityIn(t, 'ROME').faceUp).toBe('DIOGENES');
  expect(playerIn(t, 'ann').limbo).toBe(1);
});

test('R20 The Third Section puts an open card under its stack: it comes last, and the cubes go home', () => {
  const t = section().draws('DIOGENES').play('ann: play THIRD_SECTION', 'ann: bury ROME', 'ann: confirm');
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: 'DIOGENES', stack: ['FREEMASONS'], under: ['AZEF'] });
  expect(playerIn(t, 'ann').limbo).toBe(0);
  // R21: everybody knows it, and it comes only when all above it has gone.
  const item = t.s.place.indexOf(t.game.places.indexOf('UNDER.ROME'));
  for (const viewer of [0, 1]) expect(view(t.game, t.s, viewer).s.place[item]).toBe(t.s.place[item]);
  const again = ann(
    ['THIRD_SECTION'],
    { cities: { ROME: { faceUp: 'DIOGENES', stack: ['FREEMASONS'], under: ['AZEF'] } } },
    {},
  );
  again.play('ann: play THIRD_SECTION', 'ann: bury ROME', 'ann: confirm');
  expect(cityIn(again, 'ROME')).toMatchObject({ faceUp: 'FREEMASONS', under: ['AZEF', 'DIOGENES'] });
});

test('R20 The Third Section: of two cards put under a stack the one put there first comes first', () => {
  const city = { faceUp: 'FREUD', stack: [], under: ['AZEF', 'STIEBER'] };
  const t = ann([], { cities: { ROME: city } }, { cubes: ['ROME'] }).play('ann: claim ROME');
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: 'AZEF', under: ['STIEBER'] });
  // Neither before one that somebody looked at.
  const looked = { ...city, looked: { card: 'OKHRANA', by: 'ben' } };
  const behind = ann([], { cities: { ROME: looked } }, { cubes: ['ROME'] }).play('ann: claim ROME');
  expect(cityIn(behind, 'ROME')).toMatchObject({ faceUp: 'OKHRANA', looked: [], under: ['AZEF', 'STIEBER'] });
});

test.each([
  ['AZEF', 'DIOGENES'],
  ['DIOGENES', 'AZEF'],
])('R21 of the cards put under a stack the one that was put there first comes first: %s, then %s', (first, then) => {
  const rome = { faceUp: 'FREEMASONS', stack: [], under: [first, then] };
  const t = ann(['THIRD_SECTION'], { cities: { ROME: rome } });
  t.play('ann: play THIRD_SECTION', 'ann: strike ROME', 'ann: confirm');
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: first, under: [then] });
  // One card alone under the open one: it comes up, and the other lies under it.
  const again = ann(['THIRD_SECTION'], { cities: { ROME: { faceUp: then, stack: [], under: [first] } } });
  again.play('ann: play THIRD_SECTION', 'ann: bury ROME', 'ann: confirm');
  expect(cityIn(again, 'ROME')).toMatchObject({ faceUp: first, under: [then] });
});

test('R20 The Third Section looks at the next card, alone: it is the next one then', () => {
  const t = section().draws('FREEMASONS').play('ann: play THIRD_SECTION', 'ann: peek ROME', 'ann: confirm');
  expect(cityIn(t, 'ROME')).toMatchObject({ looked: ['FREEMASONS'], stack: ['DIOGENES'] });
  const item = t.s.place.indexOf(t.game.places.indexOf('LOOKED.ROME'));
  expect(view(t.game, t.s, 0).s.place[item]).toBe(t.s.place[item]);
  expect(view(t.game, t.s, 1).s.place[item]).toBe(-1);
  // And so it is: it is turned up before the other one.
  t.play('ann: pass', 'ben: pass', 'ben: pass', 'ann: claim ROME');
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: 'FREEMASONS', looked: [], stack: ['DIOGENES'] });
});

test('R21 a second one who looks at the same card with The Third Section learns it too', () => {
  const city = { faceUp: 'AZEF', stack: ['DIOGENES', 'FREEMASONS'], looked: { card: 'OKHRANA', by: 'ben' } };
  const t = table(3, { cities: { ROME: city }, players: { ann: { hand: ['THIRD_SECTION'] } } });
  const item = t.s.place.indexOf(t.game.places.indexOf('LOOKED.ROME'));
  const knowing = () => [0, 1, 2, SPECTATOR].map((viewer) => view(t.game, t.s, viewer).s.place[item] !== -1);
  expect(knowing()).toEqual([false, true, false, false]);
  t.play('ann: play THIRD_SECTION', 'ann: peek ROME', 'ann: confirm');
  expect(knowing()).toEqual([true, true, false, false]);
  expect(cityIn(t, 'ROME')).toMatchObject({ looked: ['OKHRANA'], stack: ['DIOGENES', 'FREEMASONS'] });
  expect(toldOnly(t, 'lookedUnder')).toEqual([[0]]);
});

test('R20 Nadar’s Airships: one own agent to any other city, but not into Bismarck’s', () => {
  const t = ann(['NADAR'], { agents: { BISMARCK: { player: 'ben', at: 'BERLIN' } } }).play('ann: play NADAR');
  expect(optionsOf(t, 'to')).toHaveLength(10);
  t.play('ann: to WASHINGTON', 'ann: confirm');
  expect(agentIn(t, 'MONDAY')?.at).toBe('WASHINGTON');
});

test('R20 Shoggoth kills one agent of a known player in any city, without making known', () => {
  const t = ann(['SHOGGOTH'], { agents: { AZEF: { player: 'ben', at: 'PARIS' } }, players: { ben: { known: true } } });
  t.play('ann: play SHOGGOTH', 'ann: confirm');
  expect(agentIn(t, 'AZEF')).toMatchObject({ at: 'DEAD', killer: 'ann' });
  expect(playerIn(t, 'ann').known).toBe(false);
  expect(t.position.removed).toEqual(['SHOGGOTH']);
});

test('R20 Cthulhu empties a city: stack, agents, zombies, cubes and discs, one’s own too; control and royals stay', () => {
  const t = claims(
    'CTHULHU',
    {
      agents: {
        AZEF: { player: 'ben', at: 'ROME' },
        FIGNER: { player: 'ann', at: 'ROME' },
        MORAN: { player: 'ann', at: 'LIFTED' },
      },
      cities: { ROME: { faceUp: 'OKHRANA', stack: ['DIOGENES'], zombies: 2, controller: 'ben' } },
      royals: { RHOGOG: { player: 'ben' } },
      blocked: ['ROME_BOX'],
    },
    { cubes: ['PARIS', 'ROME', 'ROME_BOX'] },
  );
  t.play('ann: claim PARIS', 'ann: at ROME');
  expect(cityIn(t, 'ROME')).toMatchObject({ faceUp: null, stack: [], zombies: 0, controller: 'ben' });
  expect(agentIn(t, 'AZEF')).toEqual({ player: 'ben', at: 'DEAD', vampire: false });
  expect(agentIn(t, 'MORAN')?.at).toBe('LIFTED');
  expect(t.position).toMatchObject({
    blocked: [],
    devoured: ['DIOGENES'],
    royals: { RHOGOG: { player: 'ben', hidden: false } },
  });
  expect(t.position.removed).toContain('CTHULHU');
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: {}, limbo: 3 });
});

test('R20 Cthulhu takes main agents as well', () => {
  const t = claims('CTHULHU', {
    agents: { TUESDAY: { player: 'ben', at: 'ROME' } },
    players: { ben: { identity: 'RESTORATIONIST' } },
  });
  t.play('ann: claim PARIS', 'ann: at ROME');
  expect(t.position.over).toBe('restorationist');
  // Several of them: whoever has not yet reveals, clockwise from the active player.
  const all = table(4, {
    active: 'cat',
    cities: { PARIS: { faceUp: 'CTHULHU', stack: [] } },
    agents: {
      MONDAY: { player: 'ann', at: 'ROME' },
      TUESDAY: { player: 'ben', at: 'ROME' },
      WEDNESDAY: { player: 'cat', at: 'ROME' },
      THURSDAY: { player: 'dan', at: 'ROME' },
    },
    players: {
      ann: { identity: 'LOYALIST', revealed: true },
      ben: { identity: 'LOYALIST' },
      cat: { identity: 'LOYALIST', cubes: { PARIS: 1 } },
      dan: { identity: 'RESTORATIONIST' },
    },
  }).play('cat: claim PARIS', 'cat: at ROME');
  const reveals = all.events.flatMap((event) => (event.kind === 'revealed' ? [event.fields.player] : []));
  expect(reveals).toEqual([2, 3, 1]);
});

test('R20 Necronomicon: 3 points for the claimer', () => {
  expect(playerIn(claims('NECRONOMICON').play('ann: claim PARIS'), 'ann').points).toBe(3);
});

test('R20 Yog-Sothoth takes one own agent, no main agent, and is discarded', () => {
  const t = ann(['YOG_SOTHOTH'], { agents: { FIGNER: { player: 'ann', at: 'ROME' } } }).play('ann: play YOG_SOTHOTH');
  expect(agentIn(t, 'FIGNER')?.at).toBe('SACRIFICED');
  expect(playerIn(t, 'ann').discard).toContain('YOG_SOTHOTH');
  expect(ruleAgainst(ann(['YOG_SOTHOTH']), 'ann: play YOG_SOTHOTH')).toBe('R20');
});

test('R20 Mi-Go lifts one or two agents; while some are lifted it sets all of them down in one city', () => {
  const t = ann(['MI_GO'], { agents: { FIGNER: { player: 'ann', at: 'ROME' } } });
  t.play('ann: play MI_GO', 'ann: agent FIGNER', 'ann: agent MONDAY', 'ann: done');
  expect([agentIn(t, 'FIGNER')?.at, agentIn(t, 'MONDAY')?.at]).toEqual(['LIFTED', 'LIFTED']);
  const down = ann(['MI_GO'], {
    agents: { FIGNER: { player: 'ann', at: 'LIFTED' }, MONDAY: { player: 'ann', at: 'LIFTED' } },
  });
  down.play('ann: play MI_GO', 'ann: to PARIS', 'ann: confirm');
  expect([agentIn(down, 'FIGNER')?.at, agentIn(down, 'MONDAY')?.at]).toEqual(['PARIS', 'PARIS']);
});

test('R20 Bismarck locks the city where he stands for all but his controller', () => {
  const more: PositionSpec = {
    agents: { BISMARCK: { player: 'ben', at: 'CAIRO' }, MORAN: { player: 'ann', at: 'CAIRO' } },
    players: { ben: { known: true } },
  };
  const t = ann(['START_01', 'MORAN'], more, { cubes: ['CAIRO_BOX'] });
  expect(ruleAgainst(t, 'ann: place CAIRO')).toBe('R20');
  expect(ruleAgainst(t, 'ann: attack MORAN')).toBe('R20');
  expect(t.offers('claim CAIRO_BOX')).toBe(true);
  t.play('ann: move MONDAY');
  expect(t.offers('to CAIRO')).toBe(false);
});

test('R20 Irene Adler turns an opposing agent of her city, with its card; she is used up', () => {
  const t = ann(['ADLER'], {
    agents: { ADLER: { player: 'ann', at: 'ROME' }, AZEF: { player: 'ben', at: 'ROME' } },
  }).play('ann: play ADLER');
  expect(agentIn(t, 'AZEF')?.player).toBe('ann');
  expect(playerIn(t, 'ann').discard).toContain('AZEF');
  expect(t.position.removed).toEqual(['ADLER']);
});

test('R20 Doctor Watson and the Diogenes Club draw two', () => {
  for (const card of ['WATSON', 'DIOGENES'])
    expect(playerIn(ann([card]).play(`ann: play ${card}`), 'ann').hand).toHaveLength(3);
});

test('R20 Freemasons and Mrs. Hudson: any number is discarded, and one more drawn', () => {
  const t = ann(['FREEMASONS', 'START_01', 'START_02']);
  t.play('ann: play FREEMASONS', 'ann: pick START_01', 'ann: pick START_02', 'ann: done', 'ann: pick START_01');
  expect(playerIn(t, 'ann').hand).toHaveLength(4);
  const none = ann(['HUDSON', 'START_01'], {}, { deck: [], discard: [] }).play('ann: play HUDSON');
  expect(optionsOf(none, 'done')).toEqual([]);
});

test('R20 Inspector Lestrade sends all cubes of a player on one target home', () => {
  const t = ann(['LESTRADE'], { players: { ben: { cubes: { ROME: 3, ROME_BOX: 1 } } } }).play(
    'ann: play LESTRADE',
    'ann: send TUESDAY ROME',
    'ann: confirm',
  );
  expect(playerIn(t, 'ben').cubes).toEqual({ ROME_BOX: 1 });
});

test('R20 Golovinski moves the War marker two spaces', () => {
  expect(ann(['GOLOVINSKI'], { markers: { war: 3 } }).play('ann: play GOLOVINSKI').position.markers).toEqual({
    war: 5,
    revolution: 0,
  });
});

test('R20 Burtsev looks at one hidden identity, which nobody else sees', () => {
  const t = ann(['BURTSEV']).play('ann: play BURTSEV');
  const item = t.s.place.indexOf(t.game.places.indexOf('IDENTITY.TUESDAY'));
  expect([0, 1, SPECTATOR].map((viewer) => view(t.game, t.s, viewer).s.place[item] !== -1)).toEqual([
    true,
    true,
    false,
  ]);
  expect(toldOnly(t, 'looked')).toEqual([[0]]);
  expect(ruleAgainst(ann(['BURTSEV'], { players: { ben: { revealed: true } } }), 'ann: play BURTSEV')).toBe('R20');
});

test('R20 Duchess d’Uzes claims a city target without a cube, with an agent there, as either action', () => {
  const more: PositionSpec = {
    agents: { FIGNER: { player: 'ann', at: 'ROME' } },
    cities: { ROME: { faceUp: 'OKHRANA' } },
  };
  const t = ann(['DUZES'], more).play('ann: pass', 'ann: play DUZES', 'ann: claim ROME', 'ann: confirm');
  expect(t.position.removed).toEqual(['DUZES']);
  expect([...playerIn(t, 'ann').discard, ...playerIn(t, 'ann').deck, ...playerIn(t, 'ann').hand]).toContain('OKHRANA');
});

test('R20 Okhrana sends one or two cubes of any players to Limbo', () => {
  const t = ann(['OKHRANA'], { players: { ben: { cubes: { ROME: 1 } } } }, { cubes: ['PARIS'] });
  t.play('ann: play OKHRANA', 'ann: send MONDAY PARIS', 'ann: send TUESDAY ROME', 'ann: done');
  expect([playerIn(t, 'ann').limbo, playerIn(t, 'ben').limbo]).toEqual([1, 1]);
  const more = ann(['OKHRANA'], { players: { ben: { cubes: { ROME: 2 } } } }, { cubes: ['PARIS'] });
  more.play('ann: play OKHRANA', 'ann: send MONDAY PARIS', 'ann: send TUESDAY ROME');
  expect(ruleAgainst(more, 'ann: send TUESDAY ROME')).not.toBeNull();
  expect(playerIn(more, 'ben').cubes).toEqual({ ROME: 1 });
});

test('R20 Fenians in support: a bomb for each own agent there, at most one such text', () => {
  const more: PositionSpec = {
    agents: {
      MORAN: { player: 'ann', at: 'VIENNA' },
      MORRIS: { player: 'ann', at: 'VIENNA' },
      AZEF: { player: 'ben', at: 'VIENNA' },
    },
    players: { ben: { known: true } },
  };
  const t = ann(['MORAN', 'FENIANS', 'START_08'], more).play('ann: attack MORAN');
  expect(optionsOf(t, 'text')).toEqual(['text FENIANS']);
  t.play('ann: text FENIANS', 'ann: done');
  expect(t.position.removed).toEqual(['FENIANS']);
});

test('R20 Infernal Machine in support: three bombs, then it is out of the game', () => {
  const more: PositionSpec = {
    agents: { MORAN: { player: 'ann', at: 'LONDON' }, AZEF: { player: 'ben', at: 'LONDON' } },
    players: { ben: { known: true } },
  };
  const t = ann(['MORAN', 'INFERNAL_MACHINE'], more).play('ann: attack MORAN');
  expect(t.position.removed).toEqual(['INFERNAL_MACHINE']);
  expect(agentIn(t, 'AZEF')?.at).toBe('DEAD');
});

test('R20 Holy Brotherhood frees as many cubes as own agents are on the board', () => {
  const t = ann(['HOLY_BROTHERHOOD'], { agents: { FIGNER: { player: 'ann', at: 'ROME' } } }, { limbo: 3 }).play(
    'ann: play HOLY_BROTHERHOOD',
  );
  expect(playerIn(t, 'ann').limbo).toBe(1);
  expect(ruleAgainst(ann(['HOLY_BROTHERHOOD']), 'ann: play HOLY_BROTHERHOOD')).toBe('R20.2');
});

test('R20 Society of Leopold: zombies to stock, vampires flip back, lifted ones too', () => {
  const t = ann(['LEOPOLD'], {
    agents: { FIGNER: { player: 'ann', at: 'LIFTED', vampire: true } },
    cities: { ROME: { zombies: 3 } },
  });
  t.play('ann: play LEOPOLD');
  expect(cityIn(t, 'ROME').zombies).toBe(0);
  expect(agentIn(t, 'FIGNER')?.vampire).toBe(false);
  expect(ruleAgainst(ann(['LEOPOLD']), 'ann: play LEOPOLD')).toBe('R20.2');
});

test('R20 Society of Leopold: one vampire is enough, even a lifted one of another player; so is one zombie', () => {
  for (const [player, at] of [
    ['ben', 'LIFTED'],
    ['ann', 'ROME'],
  ] as const) {
    const t = ann(['LEOPOLD'], { agents: { FIGNER: { player, at, vampire: true } } }).play('ann: play LEOPOLD');
    expect(agentIn(t, 'FIGNER')).toEqual({ player, at, vampire: false });
    expect(t.position.removed).toEqual(['LEOPOLD']);
  }
  const zombie = ann(['LEOPOLD'], { cities: { ROME: { zombies: 1 } } }).play('ann: play LEOPOLD');
  expect(cityIn(zombie, 'ROME').zombies).toBe(0);
});

test('R20 Freud takes a Mad marker out of the game', () => {
  expect(playerIn(ann(['FREUD'], {}, { mad: 2 }).play('ann: play FREUD'), 'ann').mad).toBe(1);
  expect(ruleAgainst(ann(['FREUD']), 'ann: play FREUD')).toBe('R20.2');
});

test('R20 Terrors of the Night: another player draws a sanity marker, not one who draws no more', () => {
  const t = ann(['TERRORS']).draws('MAD').play('ann: play TERRORS');
  expect(playerIn(t, 'ben').mad).toBe(1);
  expect(
    ruleAgainst(ann(['TERRORS'], { players: { ben: { spared: true, revealed: true, mad: 3 } } }), 'ann: play TERRORS'),
  ).toBe('R14.6');
  const empty = ann(['TERRORS'], { sanityPool: {} }).play('ann: play TERRORS');
  expect(playerIn(empty, 'ben')).toMatchObject({ revealed: true, mad: 0 });
});

/** The sentence's key and the rule of a refusal. */
const reason = (t: ReturnType<typeof ann>, line: string) => {
  const why = t.refused(line);
  return why && [why.rule, why.key];
};

test('R14.6 with the pool empty Terrors of the Night leaves a revealed player alone, not that there were nobody', () => {
  const t = table(3, {
    agents: AWAY,
    sanityPool: {},
    players: { ann: { hand: ['TERRORS'] }, ben: { revealed: true, identity: 'LOYALIST' }, cat: {} },
  });
  t.play('ann: play TERRORS');
  expect(optionsOf(t, 'player')).toEqual([]);
  expect(playerIn(t, 'cat').revealed).toBe(true);
  const four = table(4, {
    agents: AWAY,
    sanityPool: {},
    players: { ann: { hand: ['TERRORS'] }, ben: { revealed: true, identity: 'LOYALIST' }, cat: {}, dan: {} },
  }).play('ann: play TERRORS');
  expect(reason(four, 'ann: player ben')).toEqual(['R14.6', 'text.terrorsPool']);
});

test('R8.8 Irene Adler tells an agent elsewhere from one that is not on the board', () => {
  const t = ann(['ADLER'], {
    agents: {
      ADLER: { player: 'ann', at: 'ROME' },
      AZEF: { player: 'ben', at: 'ROME' },
      MORAN: { player: 'ben', at: 'ROME' },
      STIEBER: { player: 'ben', at: 'PARIS' },
      FIGNER: { player: 'ben', at: 'LIFTED' },
    },
  }).play('ann: play ADLER');
  expect(reason(t, 'ann: turn STIEBER')).toEqual(['R8.8', 'text.notInHerCity']);
  expect(reason(t, 'ann: turn FIGNER')).toEqual(['R8.8', 'text.notThere']);
  expect(reason(t, 'ann: turn HOLMES')).toEqual(['R8.8', 'text.notThere']);
});

test('R20 Mi-Go lift agents of their player only, and from the board only', () => {
  const t = ann(['MI_GO'], {
    agents: {
      FIGNER: { player: 'ann', at: 'ROME' },
      MORAN: { player: 'ann', at: 'ROME' },
      AZEF: { player: 'ben', at: 'ROME' },
    },
  }).play('ann: play MI_GO');
  expect(reason(t, 'ann: agent AZEF')).toEqual(['R20', 'text.notYours']);
  expect(reason(t, 'ann: agent HOLMES')).toEqual(['R20', 'text.notThere']);
});

test('R13.10 Vampires says of every agent why not: a vampire already, somebody else’s, lifted', () => {
  const t = ann(['VAMPIRES'], {
    agents: {
      FIGNER: { player: 'ann', at: 'ROME', vampire: true },
      MORAN: { player: 'ann', at: 'PARIS' },
      HOLMES: { player: 'ann', at: 'LIFTED' },
      AZEF: { player: 'ben', at: 'PARIS' },
      TUESDAY: { player: 'ben', at: 'ROME' },
      STIEBER: { player: 'ben', at: 'ROME', vampire: true },
    },
    players: { ben: { known: true } },
  }).play('ann: play VAMPIRES');
  for (const verb of ['agent', 'turn']) {
    expect(reason(t, `ann: ${verb} AZEF`)).toEqual(['R13.10', 'text.noVampireThere']);
    expect(reason(t, `ann: ${verb} STIEBER`)).toEqual(['R13.10', 'text.vampireAlready']);
    expect(reason(t, `ann: ${verb} TUESDAY`)).toEqual(['R13.1', 'text.turnMain']);
    expect(reason(t, `ann: ${verb} HOLMES`)).toEqual(['R13.10', 'text.notThere']);
    expect(reason(t, `ann: ${verb} MICHEL`)).toEqual(['R13.10', 'text.notThere']);
  }
  expect(reason(t, 'ann: agent FIGNER')).toEqual(['R13.10', 'text.vampireAlready']);
  expect(reason(t, 'ann: turn MORAN')).toEqual(['R13.10', 'text.ownAgent']);
  const unknown = ann(['VAMPIRES'], {
    agents: { AZEF: { player: 'ben', at: 'CAIRO' }, FIGNER: { player: 'ann', at: 'ROME' } },
  });
  expect(reason(unknown.play('ann: play VAMPIRES'), 'ann: agent AZEF')).toEqual(['R13.1', 'text.turnNotKnown']);
});

test('R20 Cthulhu may take the city of its own claim: nothing is left to turn up', () => {
  const t = ann([], { cities: { PARIS: { faceUp: 'CTHULHU', stack: ['DIOGENES'] } } }, { cubes: ['PARIS'] });
  t.play('ann: claim PARIS', 'ann: at PARIS');
  expect(cityIn(t, 'PARIS')).toMatchObject({ faceUp: null, stack: [] });
  expect(t.position.devoured).toEqual(['DIOGENES']);
  expect(happened(t, 'sanity')).toBe(1);
});

test('R20 an agent whom somebody else claims in Bismarck’s city comes there all the same', () => {
  const t = ann(
    [],
    { agents: { BISMARCK: { player: 'ben', at: 'PARIS' } }, cities: { PARIS: { faceUp: 'FIGNER' } } },
    { cubes: { PARIS: 3 } },
  );
  t.play('ann: claim PARIS');
  expect(agentIn(t, 'FIGNER')).toMatchObject({ player: 'ann', at: 'PARIS' });
});

test('R20 Bismarck’s lock rests while he is lifted, and follows his controller', () => {
  const lifted = ann(['START_01'], { agents: { BISMARCK: { player: 'ben', at: 'LIFTED' } } });
  expect(lifted.offers('place PARIS')).toBe(true);
  const mine = ann(['START_01'], { agents: { BISMARCK: { player: 'ann', at: 'PARIS' } } });
  expect(mine.offers('place PARIS')).toBe(true);
});

test('R20 Irene Adler’s turn of Holmes may be answered by a Restorationist; she is used up all the same', () => {
  const t = ann(['ADLER'], {
    agents: { ADLER: { player: 'ann', at: 'ROME' }, HOLMES: { player: 'ben', at: 'ROME' } },
    players: { ben: { identity: 'RESTORATIONIST' } },
  }).play('ann: play ADLER');
  expect(t.asked).toBe('ben');
  t.play('ben: keep');
  expect(agentIn(t, 'HOLMES')?.player).toBe('ben');
  expect(t.position.removed).toEqual(['ADLER']);
});
