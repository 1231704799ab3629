// R14 Sanity, R15 Identity.
import { expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { AWAY, ann } from './cards.ts';
import { agentIn, happened, playerIn, ruleAgainst } from './reading.ts';

const claims = (faceUp: string, player: PlayerSpec = {}, more: PositionSpec = {}) =>
  ann([], { ...more, cities: { PARIS: { faceUp, stack: ['DIOGENES'] } } }, { cubes: ['PARIS'], ...player });

test('R14.1 a marker is drawn after claiming a card with the insanity symbol', () => {
  expect(happened(claims('ZOMBIES').play('ann: claim PARIS'), 'sanity')).toBe(1);
  expect(happened(claims('FREEMASONS').play('ann: claim PARIS'), 'sanity')).toBe(0);
});

test('R14.2 Sane leaves the game, Mad is kept', () => {
  const sane = claims('ZOMBIES').draws('DIOGENES', 'SANE').play('ann: claim PARIS');
  expect(sane.position.removed).toEqual(['SANE']);
  expect(playerIn(claims('ZOMBIES').draws('DIOGENES', 'MAD').play('ann: claim PARIS'), 'ann').mad).toBe(1);
});

/** Ann attacks Rhogog with one of her executors. */
const royal = (card: string, player: PlayerSpec = {}, more: PositionSpec = {}) =>
  ann(
    [card, 'INFERNAL_MACHINE', 'START_08'],
    {
      ...more,
      agents: { ...AWAY, [card]: { player: 'ann', at: 'ROME' }, MORAN: { player: 'ann', at: 'ROME' }, ...more.agents },
    },
    player,
  );
const RHOGOG = (card: string) => [`ann: attack ${card}`, `ann: agent ${card}`, 'ann: aim RHOGOG'];

test('R14.1 … after killing a royal and after hiding one, and by a text; not after killing an agent', () => {
  const drawn = (t: Story) => t.events.flatMap(({ kind, fields }) => (kind === 'sanity' ? fields.player : []));
  const killed = royal('GOLDMAN').play(...RHOGOG('GOLDMAN'), 'ann: pick START_08', 'ann: done');
  expect(killed.position.royals).toMatchObject({ RHOGOG: { player: 'ann', hidden: false } });
  expect(drawn(killed)).toEqual([0]);
  const hidden = royal('GOLDMAN', { hand: ['HIDE_ROYAL', 'START_08'] });
  hidden.play('ann: hide HIDE_ROYAL', 'ann: agent MORAN', 'ann: pick START_08', 'ann: done');
  expect(hidden.position.royals).toMatchObject({ RHOGOG: { player: 'ann', hidden: true } });
  expect(drawn(hidden)).toEqual([0]);
  expect(drawn(ann(['TERRORS']).play('ann: play TERRORS'))).toEqual([1]);
  const prey = { agents: { AZEF: { player: 'ben', at: 'ROME' } }, players: { ben: { known: true } } };
  const agent = royal('MORAN', {}, prey);
  agent.play('ann: attack MORAN', 'ann: aim AZEF', 'ann: pick START_08', 'ann: done');
  expect(agentIn(agent, 'AZEF')?.at).toBe('DEAD');
  expect(drawn(agent)).toEqual([]);
});

test('R14.3 mad after a royal, the executor leaves too, but not Holmes, Moriarty or a vampire; for a claim nobody does', () => {
  const t = royal('GOLDMAN')
    .draws('MAD')
    .play(...RHOGOG('GOLDMAN'), 'ann: pick START_08', 'ann: done');
  expect(agentIn(t, 'GOLDMAN')?.at).toBe('GONE');
  const holmes = royal('HOLMES')
    .draws('MAD')
    .play(...RHOGOG('HOLMES'));
  holmes.play('ann: pick INFERNAL_MACHINE', 'ann: done');
  expect(agentIn(holmes, 'HOLMES')?.at).toBe('ROME');
  const vampire = royal('GOLDMAN', {}, { agents: { GOLDMAN: { player: 'ann', at: 'ROME', vampire: true } } }).draws(
    'MAD',
  );
  vampire.play(...RHOGOG('GOLDMAN'), 'ann: pick START_08', 'ann: done');
  expect(agentIn(vampire, 'GOLDMAN')?.at).toBe('ROME');
  const moriarty = royal('MORIARTY')
    .draws('MAD')
    .play(...RHOGOG('MORIARTY'));
  moriarty.play('ann: pick INFERNAL_MACHINE', 'ann: done');
  expect(agentIn(moriarty, 'MORIARTY')?.at).toBe('ROME');
  const claimed = claims('ZOMBIES', {}, { agents: { GOLDMAN: { player: 'ann', at: 'PARIS' } } }).draws(
    'DIOGENES',
    'MAD',
  );
  expect(agentIn(claimed.play('ann: claim PARIS'), 'GOLDMAN')?.at).toBe('PARIS');
});

test('R14.4 a main agent that leaves reveals its player', () => {
  const more: PositionSpec = {
    agents: { MONDAY: { player: 'ann', at: 'ROME' }, MORAN: { player: 'ann', at: 'ROME' } },
  };
  const t = ann(['START_10', 'START_08'], more, { identity: 'RESTORATIONIST' }).draws('MAD');
  t.play('ann: attack START_10', 'ann: aim RHOGOG');
  expect(t.position.over).toBe('restorationist');
});

test('R14.5 a third Mad marker reveals; a Restorationist ends the game, a Loyalist plays on and draws no more', () => {
  const of = (identity: 'LOYALIST' | 'RESTORATIONIST') =>
    claims('ZOMBIES', { identity, mad: 2 }).draws('DIOGENES', 'MAD').play('ann: claim PARIS');
  expect(of('RESTORATIONIST').position.over).toBe('restorationist');
  const t = of('LOYALIST');
  expect(playerIn(t, 'ann')).toMatchObject({ revealed: true, mad: 3, spared: true });
  expect(t.position.over).toBeNull();
  expect(happened(claims('ZOMBIES', { spared: true, revealed: true, mad: 3 }).play('ann: claim PARIS'), 'sanity')).toBe(
    0,
  );
});

test('R14.6 out of an empty pool the player reveals, and nothing else happens', () => {
  const t = claims('ZOMBIES', { identity: 'RESTORATIONIST' }, { sanityPool: {} }).play('ann: claim PARIS');
  expect(playerIn(t, 'ann')).toMatchObject({ revealed: true, mad: 0 });
  expect(t.position.over).toBeNull();
});

test('R14.7 a later Mad marker of a Loyalist has no further effect; a Restorationist with three ends the game', () => {
  const t = royal('GOLDMAN', { spared: true, revealed: true, mad: 3 }).draws('MAD');
  t.play(...RHOGOG('GOLDMAN'), 'ann: pick START_08', 'ann: done');
  expect(playerIn(t, 'ann').mad).toBe(4);
  expect(t.position.over).toBeNull();
  const turned = royal('GOLDMAN', { identity: 'RESTORATIONIST', spared: true, revealed: true, mad: 3 }).draws('MAD');
  turned.play(...RHOGOG('GOLDMAN'), 'ann: pick START_08', 'ann: done');
  expect(turned.position.over).toBe('restorationist');
});

test('R14.8 what a third marker brought a Loyalist stays, even if one is lost', () => {
  const t = ann(['FREUD'], {}, { mad: 3, revealed: true, spared: true }).play('ann: play FREUD', 'ann: confirm');
  expect(playerIn(t, 'ann')).toMatchObject({ mad: 2, spared: true });
});

test('R14.9 without a marker there is no Mad: the executor stays', () => {
  const t = royal('GOLDMAN', {}, { sanityPool: {} }).play(...RHOGOG('GOLDMAN'), 'ann: pick START_08', 'ann: done');
  expect(agentIn(t, 'GOLDMAN')?.at).toBe('ROME');
});

test('R14.10 a third Mad marker that also takes the main agent: one reveal', () => {
  const more: PositionSpec = {
    agents: { MONDAY: { player: 'ann', at: 'ROME' }, MORAN: { player: 'ann', at: 'ROME' } },
  };
  const t = ann(['START_10', 'START_08'], more, { mad: 2 })
    .draws('MAD')
    .play('ann: attack START_10', 'ann: aim RHOGOG');
  expect(happened(t, 'revealed')).toBe(1);
  expect(agentIn(t, 'MONDAY')?.at).toBe('GONE');
});

test('R14.11 markers never return to the pool, but for the one put back by Alienist', () => {
  const t = claims('ZOMBIES', { effects: ['PE_ALIENIST'] })
    .draws('DIOGENES', 'MAD', 'SANE')
    .play('ann: claim PARIS');
  expect(t.options).toEqual(['mad', 'sane']);
  t.play('ann: sane');
  expect(t.position.sanityPool).toBe(15);
  expect(playerIn(t, 'ann').mad).toBe(0);
});

test.each([
  ['MAD', 1, []],
  ['SANE', 0, ['SANE']],
])('R14.11 of two alike (%s) one counts without a question, and the other goes back', (marker, mad, removed) => {
  const t = claims('ZOMBIES', { effects: ['PE_ALIENIST'] }).draws('DIOGENES', marker, marker);
  // Does not use the story, which would also answer a question with one option.
  t.table.choose(t.game.verbs.parse('claim PARIS') as number);
  expect(t.table.decision?.effect).toBe('turn.act');
  expect(t.position).toMatchObject({ sanityPool: 15, removed });
  expect(playerIn(t, 'ann').mad).toBe(mad);
});

test('R15.1 an identity is secret until it is revealed, and open ever after', () => {
  const t = claims('ZOMBIES', { mad: 2 })
    .draws('DIOGENES', 'MAD')
    .play('ann: claim PARIS', 'ann: pass', 'ben: pass', 'ben: pass');
  expect(playerIn(t, 'ann').revealed).toBe(true);
  expect(playerIn(t, 'ben').revealed).toBe(false);
});

test('R15.2 a third Mad marker, an empty pool and the loss of the main agent force a reveal', () => {
  expect(playerIn(claims('ZOMBIES', {}, { sanityPool: {} }).play('ann: claim PARIS'), 'ann').revealed).toBe(true);
  const mad = (before: number) => claims('ZOMBIES', { mad: before }).draws('DIOGENES', 'MAD').play('ann: claim PARIS');
  expect([1, 2].map((before) => playerIn(mad(before), 'ann').revealed)).toEqual([false, true]);
  const kill: PositionSpec = { agents: { MORAN: { player: 'ann', at: 'ZURICH' } }, players: { ben: { known: true } } };
  expect(playerIn(ann(['MORAN'], kill).play('ann: attack MORAN'), 'ben').revealed).toBe(true);
});

test('R15.3 nobody reveals of their own accord, but to end the game or to keep Holmes or Moriarty', () => {
  expect(ruleAgainst(ann([]), 'ann: reveal')).toBe('R6.8');
  const ends: PositionSpec = { markers: { war: 9 }, cities: controlled(5) };
  const t = ann([], ends);
  expect(t.offers('reveal')).toBe(true);
  expect(playerIn(t.play('ann: reveal'), 'ann').revealed).toBe(true);
  expect(t.position.over).toBe('points');
});
/** Ann controls the first `count` cities of the board. */
const controlled = (count: number): PositionSpec['cities'] =>
  Object.fromEntries(
    ['LONDON', 'ST_PETERSBURG', 'PARIS', 'BERLIN', 'VIENNA', 'WASHINGTON']
      .slice(0, count)
      .map((city) => [city, { controller: 'ann' }]),
  );

test('R15.4 a Restorationist without main agent ends the game, a Loyalist plays on', () => {
  const more = (identity: 'LOYALIST' | 'RESTORATIONIST'): PositionSpec => ({
    agents: { MORAN: { player: 'ann', at: 'ZURICH' } },
    players: { ben: { known: true, identity } },
  });
  const kill = ['ann: attack MORAN'];
  expect(ann(['MORAN'], more('RESTORATIONIST')).play(...kill).position.over).toBe('restorationist');
  const t = ann(['MORAN'], more('LOYALIST')).play(...kill);
  expect(t.position.over).toBeNull();
  expect(playerIn(t, 'ben').revealed).toBe(true);
});

test('R15.5 on a reveal the points are worked out anew and the end is looked at', () => {
  const t = claims('ZOMBIES', { mad: 2 }, { markers: { war: 9 } }).draws('DIOGENES', 'MAD');
  expect(playerIn(t, 'ann').points).toBe(0);
  expect(playerIn(t.play('ann: claim PARIS'), 'ann').points).toBe(9);
  expect(t.position.over).toBeNull();
  // With that many cities the same reveal ends the match, exactly at the mark.
  const cities = { ...controlled(6), PARIS: { faceUp: 'ZOMBIES', stack: ['DIOGENES'], controller: 'ann' } };
  const of = (war: number) => {
    const two = ann([], { markers: { war }, cities }, { cubes: ['PARIS'], mad: 2 }).draws('DIOGENES', 'MAD');
    expect(playerIn(two, 'ann').points).toBe(31);
    two.play('ann: claim PARIS');
    return [playerIn(two, 'ann').points, two.position.over];
  };
  expect(of(1)).toEqual([32, null]);
  expect(of(2)).toEqual([33, 'points']);
});

const HEART: PositionSpec = { slots: ['PE_CHANGE_OF_HEART', null] };
test('R15.6 Change of Heart turns the faction; a revealed Loyalist without main agent or with three Mad markers ends the game', () => {
  const claim = (player: PlayerSpec, more: PositionSpec = {}) =>
    ann([], { ...HEART, ...more }, { cubes: ['SLOT_1'], ...player }).play('ann: claim SLOT_1');
  expect(claim({ mad: 3, revealed: true, spared: true }).position.over).toBe('restorationist');
  expect(claim({ revealed: true }, { agents: { MONDAY: { player: 'ann', at: 'DEAD' } } }).position.over).toBe(
    'restorationist',
  );
  expect(claim({ revealed: true }).position.over).toBeNull();
  const lifted = claim({ revealed: true }, { agents: { MONDAY: { player: 'ann', at: 'LIFTED' } } });
  expect(lifted.position.over).toBeNull();
  expect(playerIn(claim({}), 'ann').revealed).toBe(false);
});

test('R15.7 a forced reveal needs no points and takes no action', () => {
  const t = claims('ZOMBIES', {}, { sanityPool: {} }).play('ann: claim PARIS');
  expect(t.position.acted).toBe(1);
});

test('R15.8 wherever a faction counts it is the turned one', () => {
  const t = ann(
    [],
    { markers: { revolution: 5 } },
    { identity: 'LOYALIST', effects: ['PE_CHANGE_OF_HEART'], revealed: true },
  );
  expect(playerIn(t, 'ann').points).toBe(5);
});
