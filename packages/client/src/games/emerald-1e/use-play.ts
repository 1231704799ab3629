import { verbs } from '@gaslamp/emerald-1e/seen/verbs';
import type { Forecast } from '@gaslamp/kernel/forecast';
import { type Asked, asked, type Model } from '@gaslamp/words/emerald-1e/model';
import type { Mode } from '@gaslamp/words/emerald-1e/prompt';
import type { TableState } from '../../net/match-client.ts';
import { until } from '../../settled.ts';
import type { TableClient } from '../../table/asking/client.ts';
import { type Edition, type Play as PlayOf, usePlayOf } from '../emerald/use-play.ts';
import { type Action, actionOf, kindPicked, thingOf, wishFor } from './things.ts';

export type Play = PlayOf<Asked, Action, Mode>;

/**
 * A claim or a reveal asks nobody else: if the same player is not asked next, the match has ended, whatever is drawn before.
 */
const endsMatch = (option: string, { until, passes }: Forecast): boolean =>
  until === 'over' || (passes && /^(claim |reveal$)/.test(option));
const wordsOfEnd = async (m: Model, option: string): Promise<string> =>
  (await until(import('@gaslamp/words/emerald-1e/ending'))).endingWords(m, option);

const EDITION: Edition<Model, Asked, Action> = {
  asked,
  actionOf,
  thingOf,
  kindPicked,
  wishFor,
  words: {
    noteOf: async (why) => (await until(import('./why-not.ts'))).noteOf(why),
    format: (option) => verbs.format(option),
    mayPass: (option) => option === 'pass' || /^(to|at|raise|bite) /.test(option),
  },
  ending: (option, { effect }, latest) =>
    effect === 'turn.act' && /^(claim |reveal$|expose |play )/.test(option)
      ? (found) => (endsMatch(option, found) ? wordsOfEnd(latest(), option) : null)
      : null,
};

export const usePlay = (client: TableClient, state: TableState, m: Model): Play => usePlayOf(client, state, m, EDITION);
