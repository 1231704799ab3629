// What happened at a table besides the game is told in whole sentences.
import { gameNamed } from '@gaslamp/games/games';
import { expect, test } from 'vitest';
import { type Holder, type Note, noteInWords, type SeatNote } from '../src/notes.ts';
import { wordsOf } from '../src/words.ts';

const words = wordsOf(gameNamed('emerald-2e'));
const [ann, ben, cat] = ['Ann', 'Ben', 'Cat'].map((name, i): Holder => ({ kind: 'person', number: i + 1, name }));
const bot: Holder = { kind: 'bot', bot: 'heuristic' };
const seat = (
  why: SeatNote['why'],
  from: Holder | null,
  to: Holder | null,
  ...agreed: (Holder | undefined)[]
): Note => ({
  kind: 'seat',
  seat: 1,
  from,
  to,
  why,
  agreed: agreed as Holder[],
});

test.each<[Note, string]>([
  [seat('sat', null, ben!), 'Ben (no. 2) sat down at the seat of Tuesday.'],
  [seat('freed', ben!, null), 'Ben (no. 2) got up from the seat of Tuesday.'],
  [seat('freed', ben!, null, ann), 'Ann (no. 1) freed the seat of Tuesday, where Ben (no. 2) had sat.'],
  [seat('bot', null, bot), 'The bot heuristic got the seat of Tuesday, which was free.'],
  [seat('left', ben!, bot), 'Ben (no. 2) left the seat of Tuesday to the bot heuristic.'],
  [
    seat('away', ben!, bot, ann),
    'The bot heuristic stands in for Ben (no. 2), who is away, at the seat of Tuesday; Ann (no. 1) asked for it.',
  ],
  [seat('back', bot, ben!), 'Ben (no. 2) took the seat of Tuesday back from the bot heuristic.'],
  [seat('handed', ben!, cat!), 'Cat (no. 3) took over the seat of Tuesday, which Ben (no. 2) had handed over.'],
  [
    seat('agreed', ben!, cat!, ann, ben),
    'Cat (no. 3) took over the seat of Tuesday from Ben (no. 2); Ann (no. 1) and Ben (no. 2) had agreed.',
  ],
  [
    { kind: 'opened', seat: 0, why: 'handed', agreed: [] },
    'The seat of Monday is handed over: somebody new may sit down there.',
  ],
  [
    { kind: 'opened', seat: 0, why: 'agreed', agreed: [ann!, ben!, cat!] },
    'Ann (no. 1), Ben (no. 2) and Cat (no. 3) agreed that somebody new may sit down at the seat of Monday.',
  ],
  [{ kind: 'withdrawn', seat: 0 }, 'The invitation to the seat of Monday was withdrawn.'],
  [{ kind: 'rules', from: 1, to: 2 }, 'From here on version 2 of the rules is played; up to here it was version 1.'],
  [{ kind: 'ended', agreed: [ann!, ben!] }, 'Ann (no. 1) and Ben (no. 2) ended the match without a result.'],
])('%j', (note, sentence) => {
  expect(noteInWords(words, note)).toBe(sentence);
});
