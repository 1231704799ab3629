// Tests in random matches that questions and events match their declarations.
import { FastDice } from '@gaslamp/kernel/chance';
import type { QuestionSpec } from '@gaslamp/kernel/effects';
import type { EventSpec, GameEvent } from '@gaslamp/kernel/events';
import { tableOptions } from '@gaslamp/kernel/game';
import { Table } from '@gaslamp/kernel/table';
import { describe, expect, test } from 'vitest';
import { readPack } from '../src/box/pack.ts';
import { nantyNarking } from '../src/game.ts';
import { EVENT_SPECS } from '../src/seen/event-specs.ts';
import { QUESTIONS } from '../src/seen/questions.ts';

const questions: Readonly<Record<string, QuestionSpec>> = QUESTIONS;
const events: Readonly<Record<string, EventSpec>> = EVENT_SPECS;
const game = nantyNarking();
/** A pack with one building each, so that building again means giving up the first one. */
const scarce = nantyNarking(readPack({ game: 'nanty-narking', corrects: 1, setup: { buildings: 1 } }, 'scarce'));
/** Options that add questions and answers (R17). */
const READINGS = { abilitiesAfterRefill: 1, giveUpBuildings: 1, interruptAsTurnCard: 1 };
/** Options that these matches do not reach: a hand of only interrupt cards beside a card that plays two (R9.22). */
const RARE: Readonly<Record<string, readonly string[]>> = { 'play-two.first': ['end'] };

/** As observed, by name: the verbs and numbers of each question, and the fields of each event. */
const offered: Record<string, Set<string>> = {};
const about: Record<string, Set<string>> = {};
const emitted: Record<string, Set<string>> = {};
function meet(met: Record<string, Set<string>>, name: string, what: string): void {
  met[name] ??= new Set();
  met[name].add(what);
}
const inWords = (names: readonly string[]): string => [...names].sort().join(' ');

for (let seed = 0; seed < 400; seed++) {
  const play = seed % 2 === 0 ? game : scarce;
  const s = play.setup(2 + (seed % 3), tableOptions(play, play === game ? {} : READINGS));
  const happened: GameEvent[] = [];
  const mind = new FastDice(seed * 7919);
  const t = new Table(play, s, new FastDice(seed), happened);
  while (t.decision !== null) {
    const { effect, frame, options } = t.decision;
    const { effect: _, by: __, ...numbers } = frame;
    meet(about, effect, inWords(Object.keys(numbers)));
    for (const option of options) meet(offered, effect, game.verbs.describe(option).do);
    t.choose(mind.oneOf(options));
  }
  for (const { kind, fields, secret } of happened) {
    const open = inWords(Object.keys(fields));
    meet(emitted, kind, secret ? `${open}, some see ${inWords(Object.keys(secret.fields))}` : open);
  }
}

test('whatever asks is declared, and whatever is declared asks', () => {
  const asking = Object.keys(game.effects.byName).filter((name) => game.effects.byName[name]?.kind === 'choice');
  expect(asking.sort()).toEqual(Object.keys(QUESTIONS).sort());
});

describe.each(Object.entries(questions))('%s', (name, { about: numbers, verbs, set }) => {
  test('offers each of its verbs, and nothing else', () => {
    expect([...(offered[name] ?? [])].sort()).toEqual(verbs.filter((verb) => !RARE[name]?.includes(verb)).sort());
  });
  test('is about what it says', () => {
    expect([...(about[name] ?? [])]).toEqual([inWords([...numbers, ...(set ? ['since'] : [])])]);
  });
});

test('nothing is told but what is declared, and all of that', () => {
  expect(Object.keys(emitted).sort()).toEqual(Object.keys(EVENT_SPECS).sort());
});
test.each(Object.entries(events))('%s tells what it says', (kind, { fields, may = [], secret = [] }) => {
  const open = fields.filter((field) => !secret.includes(field));
  const some = secret.length > 0 ? `, some see ${inWords(secret)}` : '';
  const ways = [open, ...may.map((field) => [...open, field])].map((names) => inWords(names) + some);
  // Everybody sees the cards drawn from the discard pile (R9.18).
  expect([...(emitted[kind] ?? [])].sort()).toEqual([...ways, ...(kind === 'drew' ? [inWords(fields)] : [])].sort());
});

test('a match turns with an event that finds somebody, and always with its end', () => {
  const turned = (...kinds: readonly (keyof typeof EVENT_SPECS)[]) => game.turned?.(new Set(kinds));
  expect(turned('event', 'rolled', 'victim')).toBe(true);
  expect(turned('event', 'rolled', 'missed')).toBe(false);
  expect(turned('event', 'missed', 'personality', 'ended')).toBe(true);
  expect(turned('placed', 'removed')).toBe(false);
});
