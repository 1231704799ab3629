// A match as it was stored when seats, notes and talk still contained names.
import { expect } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { answer, bot, NOON, noteLine, PLAYING, person, phrase, recordOf, spoken, standIn } from './stored.ts';

/** Returns to the tables of that time. */
export const BEFORE_PEOPLE = [
  'delete from migrations where number >= 10',
  'drop table people',
  'drop table reports',
  'drop table keys',
];

const held = (number: number, name?: string, named?: number) => ({ kind: 'person', number, name, named });
/** With names in the old form; `named`: the number of the second name at the first person's device in the new one. */
function rows(old: boolean) {
  const [ann, ben, cat, dan] = old
    ? [held(1, 'Ann'), held(1, 'Ben'), held(3, 'Cat'), held(2, 'Dan')]
    : [held(1), held(1, undefined, 4), held(3), held(2)];
  const at = (seat: object, one: object) => {
    const { person } = seat as { person: object };
    return { ...seat, person: { ...person, ...one, kind: undefined } };
  };
  const agreed = { inviteHash: 'new', why: 'agreed', agreed: [ann, ben] };
  return {
    seats: [
      at(person(0), ann!),
      at(person(1), ben!),
      at(standIn(2, 3, { held: [dan, { kind: 'bot', bot: 'random' }], opening: agreed }), cat!),
    ],
    lines: [
      noteLine,
      { at: NOON, note: { kind: 'seat', seat: 2, from: dan, to: cat, why: 'agreed', agreed: [ann, ben] } },
      answer(1, 'deal'),
      { at: NOON, note: { kind: 'proposed', seat: null, by: ben } },
    ],
    talk: [{ ...spoken('"name":"Ben"'), by: { ...ben, kind: 'seat', seat: 1 } }, phrase],
  };
}

/** Stores the match in the old form, and another one without people. */
export async function keepOldNames(store: Store): Promise<void> {
  const { seats, lines, talk } = rows(true);
  await store.create(recordOf('a'), { ...PLAYING, nextNumber: 4 }, seats as never, { lines: lines as never });
  for (const [n, line] of talk.entries()) await store.say('a', 'players', `i${n}`, line as never);
  await store.create(recordOf('bots'), PLAYING, [bot(0), bot(1), bot(2)]);
}
/** Checks that the match is as before, with its names in the table. */
export async function namesAreMoved(store: Store): Promise<void> {
  const { seats, lines, talk } = rows(false);
  expect(await store.load('a')).toMatchObject({ version: 0, status: { ...PLAYING, nextNumber: 5 } });
  expect((await store.load('a'))!.people).toEqual({ 1: 'Ann', 2: 'Dan', 3: 'Cat', 4: 'Ben' });
  expect((await store.load('a'))!.seats).toEqual(seats);
  expect((await store.log('a')).lines).toEqual(lines);
  expect((await store.talk('a')).players).toEqual(talk.map((line, n) => ({ ...line, n: n + 1, id: `i${n}` })));
  expect((await store.load('bots'))!.people).toEqual({});
}
