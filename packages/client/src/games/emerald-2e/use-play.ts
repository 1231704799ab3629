import { verbs } from '@gaslamp/emerald-2e/seen/verbs';
import { type Asked, asked, type Model } from '@gaslamp/words/emerald-2e/model';
import type { Mode } from '@gaslamp/words/emerald-2e/prompt';
import type { TableState } from '../../net/match-client.ts';
import { until } from '../../settled.ts';
import type { TableClient } from '../../table/asking/client.ts';
import { type Edition, type Play as PlayOf, usePlayOf } from '../emerald/use-play.ts';
import { type Action, actionOf, kindPicked, thingOf, wishFor } from './things.ts';

export type Play = PlayOf<Asked, Action, Mode>;

const EDITION: Edition<Model, Asked, Action> = {
  asked,
  actionOf,
  thingOf,
  kindPicked,
  wishFor,
  words: {
    noteOf: async (why) => (await until(import('./why-not.ts'))).noteOf(why),
    format: (option) => verbs.format(option),
    // The button that ends the turn is a question of its own already, as in the other games.
    mayPass: (option) => /^(to|at|raise|remove) /.test(option),
  },
};

export const usePlay = (client: TableClient, state: TableState, m: Model): Play => usePlayOf(client, state, m, EDITION);
