import { cardOfKind } from '@gaslamp/emerald-2e/box/data';
import { CARDS, CITIES, HARMS } from '@gaslamp/emerald-2e/box/ids';
import { emerald2e } from '@gaslamp/emerald-2e/game';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { cardName, words } from './model.ts';
import { rowOf } from './sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

const { data } = emerald2e();
const m = { data, names: ['Monday', 'Tuesday'] };
const raw = (kind: string, ...fields: Readonly<Record<string, number>>[]): string =>
  rowOf(m, { move: 1, events: fields.map((one) => ({ kind, fields: one })) })
    .map(({ text }) => text)
    .join('\n');
const sentence = (...args: Parameters<typeof raw>): string => words(m as never, raw(...args));

const nameless = data.cards.flatMap(({ name }, kind) => (name === '' ? kind : []));
const MADRID = { city: CITIES.indexOf('MADRID'), card: CARDS.indexOf('CITY_MADRID') };
const named = data.cards.findIndex(({ kind, name }) => kind === 'game' && name !== '');

test('starting cards without a printed name have names of ours, each its own', () => {
  const names = nameless.map((kind) => cardName(data, kind));
  expect(new Set(names).size).toBe(8);
  expect(names.filter((name) => /^START|^$/.test(name))).toEqual([]);
  expect(sentence('drew', ...nameless.slice(0, 2).map((card) => ({ player: 0, card })))).toBe(
    'Monday draws Gunpowder and Slow Match.',
  );
});
test('a city card is told as one, and opens', () => {
  expect(sentence('claimed', { player: 1, ...MADRID })).toBe('Tuesday claims the city card of Madrid.');
  expect(sentence('turnedUp', MADRID)).toBe('The city card of Madrid is turned up.');
  expect(raw('turnedUp', MADRID)).toContain(`\u0002c${MADRID.card}.`);
});
test('another card is told with its city', () => {
  const card = { ...MADRID, card: named };
  expect(sentence('claimed', { player: 1, ...card })).toBe(`Tuesday claims ${cardOfKind(data, named).name} in Madrid.`);
  expect(sentence('turnedUp', card)).toBe(`${cardOfKind(data, named).name} is turned up in Madrid.`);
});
test('R18.3, R19.4 of a devoured city all that leaves without an event of its own is told', () => {
  expect(sentence('devoured', { city: MADRID.city, unseen: 2 })).toBe(
    'Madrid is devoured: its stack leaves the game, 2 cards of it unseen, any face-up card too, and any zombies there return to stock.',
  );
  expect(sentence('devoured', { city: MADRID.city, unseen: 0 })).toBe(
    'Madrid is devoured: its stack leaves the game, any face-up card too, and any zombies there return to stock.',
  );
});
test('R18.12, R18.25 texts name no number that a corrected pack may have otherwise', () => {
  const { infernalMachine, freud } = english.emerald2e.cardText;
  expect(infernalMachine).toBe('Add this card’s bomb points to one assassination.');
  expect(freud).toMatch(/^Recover all your Sanity tokens\./);
});
test('what threatens whom is told; an assassination, with its target, is told already', () => {
  const threat = (harm: (typeof HARMS)[number]) =>
    sentence('threat', { player: 0, owner: 1, city: MADRID.city, harm: HARMS.indexOf(harm) });
  expect(threat('shoggoth')).toBe('A Shoggoth threatens Tuesday’s agent in Madrid.');
  expect(threat('vampires')).toBe('Vampires threaten Tuesday’s agent in Madrid.');
  expect(threat('zombies')).toBe('A zombie threatens Tuesday’s agent in Madrid.');
  expect(threat('adler')).toBe('Irene Adler threatens Tuesday’s agent in Madrid.');
  expect(threat('assassination')).toBe('');
  expect(sentence('threatToAll', { player: 0, city: MADRID.city, harm: 4 })).toBe(
    'Cthulhu threatens all other players’ agents in Madrid.',
  );
});
