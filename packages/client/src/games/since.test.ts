// Tests the report at the start of a turn: every change to something that the player owned, controlled or led is told, with
// whose turn it was. docs/testing.md lists the numbers of matches.
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { type PublishedRow, rowFor, viewFor } from '@gaslamp/kernel/projection';
import { modelOf as firstModel, words as firstWords } from '@gaslamp/words/emerald-1e/model';
import { newsOf as firstNews } from '@gaslamp/words/emerald-1e/news/news';
import firstTexts from '@gaslamp/words/emerald-1e/text/en.json' with { type: 'json' };
import { modelOf as secondModel, words as secondWords } from '@gaslamp/words/emerald-2e/model';
import { newsOf as secondNews } from '@gaslamp/words/emerald-2e/news/news';
import secondTexts from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import { modelOf as nantyModel, words as nantyWords } from '@gaslamp/words/nanty-narking/model';
import { newsOf as nantyNews } from '@gaslamp/words/nanty-narking/news/news';
import nantyTexts from '@gaslamp/words/nanty-narking/text/en.json' with { type: 'json' };
import type { SinceLine } from '@gaslamp/words/since/since';
import { addTexts } from '@gaslamp/words/text';
import { again, who } from '@gaslamp/words/things';
import { expect, test } from 'vitest';
import { sinceOwnTurn } from '../table/log/news.tsx';
import { changed, type Holdings, ofFirst, ofNanty, ofSecond } from './holdings.ts';

for (const texts of [firstTexts, secondTexts, nantyTexts]) addTexts('en', texts);

/** Number of matches of a game; a random match ends, or is left, after this many steps. */
const MATCHES = Number(process.env.GASLAMP_MATCHES) >= 500 ? 500 : 25;
const STEPS = 200;
/** A sentence for people: no key, no placeholder, and a full stop. */
const SENTENCE = /^[A-Z0-9][^{}\u0002\u0003]+[.!]$/;

const SUBJECTS = [
  { id: 'emerald-2e', newsOf: secondNews, modelOf: secondModel, words: secondWords, holdings: ofSecond },
  { id: 'emerald-1e', newsOf: firstNews, modelOf: firstModel, words: firstWords, holdings: ofFirst },
  { id: 'nanty-narking', newsOf: nantyNews, modelOf: nantyModel, words: nantyWords, holdings: ofNanty },
] as const;

for (const { id, newsOf, modelOf, words, holdings } of SUBJECTS)
  test(`${id}: every change to what a player owned, controlled or led is told, with whose turn it was`, {
    tags: [id],
    timeout: 3_600_000,
  }, () => {
    const game = gameNamed(id);
    const { least, most } = game.seats;
    let told = 0;
    const untold: string[] = [];
    for (let seed = 1; seed <= MATCHES; seed++) {
      const seats = least + (seed % (most - least + 1));
      const mind = new FastDice(seed ^ 0x51ed);
      const { match } = Match.start(game, seats, {}, new FastDice(seed));
      const rows: PublishedRow[][] = Array.from({ length: seats }, () => []);
      const names = ['Ada', 'Ben', 'Cy', 'Di', 'Eli'].slice(0, seats);
      /** The player of each turn, and the holdings of all players as it began. */
      const turns: { readonly player: number; readonly had: readonly Holdings[] }[] = [];
      while (match.decision !== null && match.published.move < STEPS) {
        const { player, options } = match.decision;
        const result = match.choose(player, [game.verbs.format(at(options, mind.below(options.length)))], match.at);
        if (isRefusal(result)) throw new Error(JSON.stringify(result));
        const { row } = result;
        if (row === null) continue;
        for (let you = 0; you < seats; you++) at(rows, you).push(rowFor(row, you));
        const begins = row.events.find(({ kind }) => kind === 'turn')?.fields.player;
        if (begins === undefined) continue;
        const s = match.published as never;
        turns.push({ player: begins, had: Array.from({ length: seats }, (_, you) => holdings(s, you)) });
        const since = sinceOwnTurn(at(rows, begins), begins);
        if (since === null) continue;
        const { s: seen, hidden } = viewFor(match, begins);
        const m = modelOf({ s: seen, hidden, data: game.data, you: begins, names } as never);
        const news: readonly SinceLine[] = newsOf(m as never, begins, since);
        for (const { text } of news) expect(words(m as never, text)).toMatch(SENTENCE);
        const own = turns.slice(0, -1).findLastIndex((turn) => turn.player === begins);
        if (own < 0) continue;
        for (let i = own + 1; i < turns.length - 1; i++) {
          const by = at(turns, i).player;
          // Whichever form a sentence asks for, it names the thing.
          const said = news.map(({ text }) => text.replace(/~\w+/g, ''));
          const theirs = said.filter((text) => text.includes(who(by)) || text.includes(again(by)));
          for (const { what, told: any } of changed(at(at(turns, i).had, begins), at(at(turns, i + 1).had, begins))) {
            told++;
            const isTold = theirs.some((text) =>
              any.some((one) => text.includes(one) || text.includes(one.replace('\u0002p', '\u0002q'))),
            );
            if (!isTold)
              untold.push(`seed ${seed}, move ${row.move}: ${names[begins]} is not told of ${what} in the turn of ${names[by]}:
  ${news.map(({ text }) => words(m as never, text)).join('\n  ')}`);
          }
        }
      }
    }
    expect(untold.slice(0, 3)).toEqual([]);
    expect(told).toBeGreaterThan(10 * MATCHES);
  });

const happened = (kind: string, player: number) => ({ kind, fields: { player } });
const row = (...events: PublishedRow['events']): PublishedRow => ({ move: 0, events });
test('what was taken back has not happened, and one’s own turn is nobody else’s doing', () => {
  const rows = [
    row(happened('turn', 0)),
    row(happened('own', 0), happened('turn', 1), happened('done', 1)),
    { move: 5, events: [happened('regretted', 1)] },
    { move: 6, events: [{ kind: 'undone', fields: { player: 1, since: 4 } }] },
    row(happened('turn', 2)),
    row(happened('turn', 0)),
  ];
  const kinds = (upTo: number, you = 0) =>
    sinceOwnTurn(rows.slice(0, upTo), you)?.events.map(({ kind }) => kind) ?? null;
  expect(sinceOwnTurn(rows, 0)?.move).toBe(0);
  expect(kinds(6)).toEqual(['turn', 'done', 'undone', 'turn']);
  expect(kinds(5)).toBeNull();
  // Null before the first turn of the match.
  expect(kinds(1)).toBeNull();
  expect(kinds(5, 2)).toEqual(['turn', 'own', 'turn', 'done', 'undone']);
});
test('before the first turn it is what others did since one last acted, and what followed is set apart', () => {
  const rows = [
    row(happened('drew', 0), happened('drew', 1), happened('first', 1)),
    row(happened('placed', 0)),
    row(happened('placed', 1)),
    row(happened('turn', 0), happened('drew', 0)),
  ];
  expect(sinceOwnTurn(rows, 0)).toMatchObject({
    first: true,
    events: [happened('placed', 1)],
    later: [happened('turn', 0), happened('drew', 0)],
  });
});
