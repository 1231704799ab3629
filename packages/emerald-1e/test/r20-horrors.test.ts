// R20 Card rulings: horrors, and the cards against them.
import { expect, test } from 'vitest';
import { AWAY, ann, claims } from './cards.ts';
import { agentIn, cityIn, happened, isLegalSet, optionsOf, playerIn, reason, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

test('R20 Shoggoth kills one agent of a known player in any city, without making known', () => {
  const t = ann(['SHOGGOTH'], { agents: { AZEF: { player: 'ben', at: 'PARIS' } }, players: { ben: { known: true } } });
  t.play('ann: play SHOGGOTH', 'ann: confirm');
  expect(agentIn(t, 'AZEF')).toMatchObject({ at: 'DEAD', killer: 'ann' });
  expect(playerIn(t, 'ann').known).toBe(false);
  expect(t.position.removed).toEqual(['SHOGGOTH']);
});

test('R20 Shoggoth does not reach lifted agents', () => {
  const lifted = { agents: { AZEF: { player: 'ben', at: 'LIFTED' } }, players: { ben: { known: true } } };
  expect(ruleAgainst(ann(['SHOGGOTH'], lifted), 'ann: play SHOGGOTH')).toBe('R20.2');
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
  // With several of them, all who have not revealed yet do so, clockwise from the active player.
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

test('R20 Cthulhu may take the city of its own claim: nothing is left to turn up', () => {
  const t = ann([], { cities: { PARIS: { faceUp: 'CTHULHU', stack: ['DIOGENES'] } } }, { cubes: ['PARIS'] });
  t.play('ann: claim PARIS', 'ann: at PARIS');
  expect(cityIn(t, 'PARIS')).toMatchObject({ faceUp: null, stack: [] });
  expect(t.position.devoured).toEqual(['DIOGENES']);
  expect(happened(t, 'sanity')).toBe(1);
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

test('R20 Mi-Go lift two agents at most', () => {
  const agents = { FIGNER: { player: 'ann', at: 'ROME' }, MORAN: { player: 'ann', at: 'ROME' } };
  const t = ann(['MI_GO'], { agents }).play('ann: play MI_GO');
  expect(isLegalSet(t, ['agent FIGNER', 'agent MORAN'])).toBe(true);
  expect(isLegalSet(t, ['agent FIGNER', 'agent MORAN', 'agent MONDAY'])).toBe(false);
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
