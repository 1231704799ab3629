// R13.2: every cause that can take a player's last agent off the board; R13.1 at a table of five.
import { expect, test } from 'vitest';
import type { PlayerSpec } from '../src/stage/position.ts';
import { optionsOf, playerIn } from './reading.ts';
import { NAMES, table } from './table.ts';

interface Cause {
  readonly ann: PlayerSpec;
  readonly ben?: PlayerSpec;
  readonly cairo?: { readonly zombies?: number; readonly slot?: boolean };
  readonly lines: readonly string[];
  /** The player who loses the agent; one who goes insane rolls a 1. */
  readonly loser: 'ann' | 'ben';
  readonly insane?: true;
}

const CAUSES: Record<string, Cause> = {
  'an assassination': {
    ann: { hand: ['START_S001', 'START_S003'], agents: { CAIRO: 2 } },
    lines: ['ann: assassinate ben CAIRO'],
    loser: 'ben',
  },
  Shoggoth: {
    ann: { hand: ['SHOGGOTH', 'START_S003'], agents: ['ROME'] },
    lines: ['ann: play SHOGGOTH', 'ann: remove ben CAIRO'],
    loser: 'ben',
  },
  'Irene Adler': {
    ann: { hand: ['IRENE_ADLER', 'START_S003'], agents: ['ROME'] },
    lines: ['ann: play IRENE_ADLER', 'ann: remove ben CAIRO'],
    loser: 'ben',
  },
  Vampires: {
    ann: { hand: ['VAMPIRES', 'START_S003'], agents: ['CAIRO'] },
    lines: ['ann: play VAMPIRES', 'ann: remove ben CAIRO'],
    loser: 'ben',
  },
  Zombies: {
    ann: { hand: ['ZOMBIES', 'START_S003'], agents: ['ROME'] },
    cairo: { zombies: 1 },
    lines: ['ann: play ZOMBIES', 'ann: remove ben CAIRO'],
    loser: 'ben',
  },
  Cthulhu: {
    ann: { hand: ['CTHULHU', 'START_S003'], agents: ['ROME'] },
    lines: ['ann: play CTHULHU', 'ann: at CAIRO'],
    loser: 'ben',
  },
  'insanity after killing royalty': {
    ann: { hand: ['START_S001', 'INFERNAL_MACHINE'], agents: ['CAIRO'] },
    ben: { agents: ['ROME'] },
    cairo: { slot: true },
    lines: ['ann: assassinate ROYALTY CAIRO'],
    loser: 'ann',
    insane: true,
  },
  'insanity after Hide Royalty': {
    ann: { hand: ['HIDE_ROYALTY', 'START_S003'], agents: ['CAIRO'] },
    ben: { agents: ['ROME'] },
    cairo: { slot: true },
    lines: ['ann: play HIDE_ROYALTY', 'ann: at CAIRO'],
    loser: 'ann',
    insane: true,
  },
  'Yog-Sothoth': {
    ann: { hand: ['YOG_SOTHOTH', 'START_S003'], agents: ['CAIRO'] },
    ben: { agents: ['ROME'] },
    lines: ['ann: play YOG_SOTHOTH', 'ann: from CAIRO'],
    loser: 'ann',
  },
};

for (const [cause, { ann, ben, cairo, lines, loser, insane }] of Object.entries(CAUSES)) {
  const played = (identity: 'LOYALIST' | 'RESTORATIONIST') =>
    table(2, {
      players: {
        ann: { cubes: {}, ...ann, ...(loser === 'ann' ? { identity } : {}) },
        ben: { agents: ['CAIRO'], cubes: {}, ...ben, ...(loser === 'ben' ? { identity } : {}) },
      },
      cities: { CAIRO: cairo ?? {} },
    })
      .rolls(...(insane ? [1] : []))
      .play(...lines);

  test(`R13.2 whatever the cause: a Loyalist whose last agent is lost by ${cause} reveals and places`, () => {
    const t = played('LOYALIST');
    expect(playerIn(t, loser)).toMatchObject({ revealed: true, tokens: insane ? 2 : 3 });
    expect([t.asked, optionsOf(t, 'to')]).toEqual([loser, expect.objectContaining({ length: 9 })]);
  });

  test(`R13.2 … and the game ends with a Restorationist whose last agent is lost by ${cause}`, () => {
    expect(played('RESTORATIONIST').position.over).toBe('revealed');
  });
}

test('R13.1 at a table of five: whoever is hit reveals, in whoever’s turn', () => {
  for (const active of NAMES)
    for (const hit of NAMES.filter((name) => name !== active)) {
      const t = table(5, {
        active,
        players: {
          [active]: { hand: ['TERRORS_OF_THE_NIGHT', 'START_S003'], agents: { ROME: 3 } },
          [hit]: { identity: 'LOYALIST', agents: { ROME: 3 }, tokens: 1 },
        },
      });
      t.rolls('insane').play(`${active}: play TERRORS_OF_THE_NIGHT`, `${active}: player ${hit}`);
      const revealed = NAMES.filter((name) => playerIn(t, name).revealed);
      expect(revealed, `in the turn of ${active}`).toEqual([hit]);
    }
});
