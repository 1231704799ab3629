// Errors as codes with values: the reader's language says them, and programs get the English.
import { botNamed } from '@gaslamp/bots/bots';
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { type Fault, InputFault } from '@gaslamp/kernel/fault';
import { tableOptions } from '@gaslamp/kernel/game';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { texts } from '@gaslamp/words/languages';
import { saidOf } from '@gaslamp/words/told/told';
import { expect, test } from 'vitest';
import { checked, RequestError } from '../src/refused.ts';
import { Said } from '../src/told.ts';

test('a time is said in the words of its language', () => {
  const said = (language: string, wait: number) => saidOf(texts(language), 'limit.kind', { most: 5, wait });
  expect(said('en', 60_000)).toMatch(/again in 1 minute$/);
  expect(said('de', 172_800_000)).toMatch(/wieder in 2 Tagen$/);
  expect(said('pl', 180_000)).toMatch(/za 3 minuty$/);
  expect(said('pl', 300_000)).toMatch(/za 5 minut$/);
});

test('a fault of the kernel, of bots and of games is said in every language', () => {
  const game = gameNamed('emerald-2e');
  const dice = new FastDice(1);
  const { match } = Match.start(game, 2, {}, dice);
  const thrown = [
    () => gameNamed('chess'),
    () => botNamed('emerald-2e', 'nobody'),
    () => tableOptions(game, { speed: 1 }),
    () => tableOptions(game, { [Object.keys(game.options)[0]!]: 'x' }),
    () => Match.start(game, 9, {}, dice),
  ].map((wrong) => {
    try {
      return wrong();
    } catch (error) {
      return error instanceof InputFault ? error.faults[0] : error;
    }
  });
  const refused = [[], ['fly VIENNA']].map((texts) => match.choose(match.decision!.player, texts, match.at));
  const parsed = ['claim', 'pass now', 'claim VENUS'].map((text) => game.verbs.parse(text));
  const faults = [...thrown, ...refused.map((one) => (isRefusal(one) ? one.detail : one)), ...parsed] as Fault[];
  expect(new Set(faults.map(({ code }) => code)).size).toBe(9);
  for (const { code, values } of faults)
    expect(new Set(['en', 'de', 'pl'].map((language) => saidOf(texts(language), code, values))).size).toBe(3);
});

test('a check of a request passes on what was said', () => {
  const thrown = (check: () => never) => {
    try {
      return checked(check);
    } catch (error) {
      return error instanceof RequestError ? [error.status, error.code, error.message] : error;
    }
  };
  const throws = (error: unknown) => () => {
    throw error;
  };
  expect(thrown(throws(new Said('news.urlPort')))).toEqual([400, 'news.urlPort', 'an address must not name a port']);
  expect(thrown(throws(new Error('one of its own')))).toEqual(new Error('one of its own'));
});
