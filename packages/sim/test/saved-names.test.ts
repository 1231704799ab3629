// Stored names never disappear. See archive/README.md.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@gaslamp/games/games';
import { describe, expect, test } from 'vitest';
import { recordIn } from '../src/record-file.ts';
import { ARCHIVE, keptNames, lostNames, namesOf, type SavedNames, withNew } from '../src/saved-names.ts';

const kept = keptNames();

test('each game has its list, and no other', () => {
  expect(Object.keys(kept)).toEqual(Object.keys(GAMES));
});

describe.each(Object.keys(GAMES))('%s', (id) => {
  const list = kept[id]!;
  const now = namesOf(id);

  test('every name that was stored is there, at its place', () => {
    expect(lostNames(list, now)).toEqual([]);
  });

  test('every name of today is listed: `node --import tsx packages/sim/scripts/archive.ts names` adds it', () => {
    expect(list).toEqual(withNew(list, now));
  });

  test('the lists are whole: whatever the archive holds stands in them', () => {
    const found = { effects: new Set<string>(), events: new Set<string>(), options: new Set<string>() };
    const verbs = new Set<string>();
    for (const file of readdirSync(ARCHIVE).filter((name) => name.endsWith('.jsonl'))) {
      const { header, entries } = recordIn(join(ARCHIVE, file));
      if (header.game !== id) continue;
      for (const name of Object.keys(header.options)) found.options.add(name);
      for (const { did, events, patch } of entries) {
        if (!/^(?:deal|undo)\b/.test(did)) verbs.add(did.split(' ')[0]!);
        for (const { kind } of events) found.events.add(kind);
        for (const frame of patch.agenda === undefined ? [] : (patch.agenda as readonly unknown[]))
          if (typeof frame === 'object') found.effects.add((frame as { effect: string }).effect);
      }
    }
    expect(found.effects.size).toBeGreaterThan(20);
    for (const key of ['effects', 'events', 'options'] as const)
      expect([...found[key]].filter((name) => !list[key].includes(name))).toEqual([]);
    const verbsListed = list.verbs.map((verb) => verb.split(' ')[0]);
    expect([...verbs].filter((verb) => !verbsListed.includes(verb))).toEqual([]);
    expect(list.verbs.length).toBeGreaterThan(20);
    expect(list.items.length).toBeGreaterThan(100);
    expect(list.places.length).toBeGreaterThan(20);
  });
});

describe('what is lost is found', () => {
  const names: SavedNames = {
    effects: ['turn', 'refill'],
    events: ['drew'],
    options: ['coins'],
    verbs: ['pass', 'walk lamp=QUAY|BRIDGE', 'give card=LOAF player=ANN|BEN'],
    places: ['HAND', 'DECK'],
    items: ['LOAF.1', 'LOAF.2'],
  };
  test('nothing, where names were added and those in no order moved', () => {
    const later: SavedNames = {
      effects: ['refill', 'new', 'turn'],
      events: ['gave', 'drew'],
      options: ['more', 'coins'],
      verbs: ['pass', 'walk lamp=QUAY|BRIDGE|SQUARE', 'give card=LOAF|BELL player=ANN|BEN', 'sing'],
      places: ['HAND', 'DECK', 'BOX'],
      items: ['LOAF.1', 'LOAF.2', 'BELL'],
    };
    expect(lostNames(names, later)).toEqual([]);
    expect(withNew(names, later)).toEqual({
      ...later,
      effects: ['turn', 'refill', 'new'],
      events: ['drew', 'gave'],
      options: ['coins', 'more'],
    });
  });
  test.each<[string, Partial<SavedNames>]>([
    ['effects: turn', { effects: ['refill', 'turn.begins'] }],
    ['events: drew', { events: [] }],
    ['options: coins', { options: ['money'] }],
    ['verbs, number 1: walk lamp=QUAY|BRIDGE', { verbs: ['pass', 'walk lamp=BRIDGE|QUAY', names.verbs[2]!] }],
    ['verbs, number 1: walk lamp=QUAY|BRIDGE', { verbs: ['pass', 'walk lamp=QUAY|BRIDGES', names.verbs[2]!] }],
    ['verbs, number 2: give card=LOAF player=ANN|BEN', { verbs: ['pass', names.verbs[1]!, 'give card=LOAF'] }],
    ['verbs, number 0: pass', { verbs: ['stop', 'pass', ...names.verbs.slice(1)] }],
    ['places, number 1: DECK, now BOX', { places: ['HAND', 'BOX', 'DECK'] }],
    ['items, number 1: LOAF.2, now undefined', { items: ['LOAF.1'] }],
  ])('%s', (lost, change) => {
    expect(lostNames(names, { ...names, ...change })).toContain(lost);
  });
});
