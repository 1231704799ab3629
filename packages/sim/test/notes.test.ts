// The command line reports events outside the game in the page's sentences, for every game.
import '@gaslamp/moth/moth';
import { gameNamed } from '@gaslamp/games/games';
import { STAGES } from '@gaslamp/games/stages';
import type { ReadRecord } from '@gaslamp/record/record-reader';
import { seatName } from '@gaslamp/words/seats';
import { expect, test } from 'vitest';
import { notesTold } from '../src/retelling.ts';
import { wordsOf } from '../src/words.ts';

type Note = ReadRecord['notes'][number]['note'];
const [ann, ben] = ['Ann', 'Ben'].map((name, i) => ({ kind: 'person' as const, number: i + 1, name }));
const steady = { kind: 'bot' as const, bot: 'steady' };

/** Returns the sentences for these notes of a match. */
async function lines(game: string, ...notes: readonly Note[]): Promise<string[]> {
  await wordsOf(gameNamed(game));
  return notesTold({
    header: { game },
    notes: notes.map((note, at) => ({ at, before: 0, note })),
  } as unknown as ReadRecord);
}

test('a seat is called as the game calls it', async () => {
  const sat: Note = { kind: 'seat', seat: 1, from: null, to: ben!, why: 'sat', agreed: [] };
  expect(await lines('emerald-2e', sat)).toEqual(['Ben takes the seat of Tuesday.']);
  expect(await lines('nanty-narking', sat)).toEqual(['Ben takes the seat of Yellow.']);
  expect(await lines('moth', sat)).toEqual(['Ben takes the seat of ELM.']);
});

test('seats are called as in option texts, which is how the server knows their names', async () => {
  for (const [game, { seatNames }] of Object.entries(STAGES)) {
    await wordsOf(gameNamed(game));
    expect(seatNames.map((_, seat) => seatName(game, seat).toUpperCase())).toEqual(seatNames);
  }
});

test('a bot is called by its name, and who agreed is told', async () => {
  const away: Note = { kind: 'seat', seat: 1, from: ben!, to: steady, why: 'away', agreed: [ann!] };
  expect(await lines('emerald-2e', away)).toEqual([
    'Ben has been away for a long time. The steady bot stands in for Tuesday. At the request of Ann.',
  ]);
});

test('what somebody takes back is told by what came before; two of one name are told apart', async () => {
  const other = { ...ann!, number: 7 };
  const handed: Note = { kind: 'seat', seat: 0, from: ann!, to: other, why: 'handed', agreed: [] };
  const proposed: Note = { kind: 'proposed', seat: null, by: other };
  expect(await lines('emerald-2e', handed, proposed, { kind: 'objected', seat: null, by: other })).toEqual([
    'Ann (no. 1) hands the seat of Monday over to Ann (no. 7).',
    'Ann (no. 7) proposes to end the match without a result.',
    'Ann (no. 7) no longer proposes to end the match. It goes on.',
  ]);
});
