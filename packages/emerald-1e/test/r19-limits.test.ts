// R19 Limits.
import { expect, test } from 'vitest';
import { CITIES } from '../src/box/ids.ts';
import type { PositionSpec } from '../src/stage/position.ts';
import { AWAY, ann } from './cards.ts';
import { agentIn, cityIn, optionsOf, playerIn } from './reading.ts';
import { table } from './table.ts';

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
