// Development only: stands in for the line to a server.
import type { AnyGame, AnyMatch, GameEntry } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Refused } from '@gaslamp/kernel/effects';
import { at } from '@gaslamp/kernel/lists';
import type { Row } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { forecastFor, type PublishedRow, rowFor, standingFor, viewFor } from '@gaslamp/kernel/projection';
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import type { Outcome, TableState } from './net/match-client.ts';
import type { TableClient } from './table/client.ts';

export interface LocalOptions {
  readonly seed: number;
  readonly seats: number;
  readonly you: number | null;
  /** Answers that are given by chance, for everybody, before the page shows anything. */
  readonly steps: number;
  /** Stop these steps as soon as the viewer is asked this effect. */
  readonly until: string | null;
  /** But not before so many answers. */
  readonly after: number;
  /** Milliseconds between the answers of the opponents. */
  readonly pace: number;
}

export class LocalClient implements TableClient {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly #viewer: number;
  readonly #dice: FastDice;
  readonly #listeners = new Set<() => void>();
  #rows: readonly PublishedRow[] = [];
  #order: StandingOrder = 'none';
  #state: TableState;

  constructor(
    readonly played: GameEntry,
    readonly options: LocalOptions,
  ) {
    this.game = played.game();
    const { seed, seats, you, steps, until } = options;
    this.#viewer = you ?? SPECTATOR;
    this.#dice = new FastDice(seed * 31 + 5);
    const { match, entry } = Match.start(this.game, seats, {}, new FastDice(seed));
    this.match = match;
    this.#publish({ move: 0, events: entry.events });
    for (let i = 0; i < steps && match.decision !== null; i++) {
      if (until !== null && i >= options.after && match.decision.player === you && match.decision.effect === until)
        break;
      this.#answerByChance(match.decision);
    }
    this.#state = this.#project();
    setTimeout(() => this.#run(), options.pace);
  }

  readonly get = (): TableState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  async choose(texts: readonly string[]): Promise<Outcome> {
    const result = this.match.choose(this.#viewer, texts, this.match.at);
    if (isRefusal(result)) {
      const { refusal, rule, key } = result;
      return { ok: false, reason: refusal, why: rule && key ? { rule, key } : null, detail: result.detail ?? null };
    }
    if (result.row) this.#publish(result.row);
    this.#tell();
    setTimeout(() => this.#run(), this.options.pace);
    return { ok: true };
  }
  async undo(answers = 1): Promise<Outcome> {
    const result = this.match.undo(this.#viewer, this.match.at, answers);
    if (isRefusal(result)) return { ok: false, reason: result.refusal, why: null, detail: null };
    if (result.row) this.#publish(result.row);
    this.#tell();
    return { ok: true };
  }
  async consider(picks: readonly string[]) {
    return this.match.consider(this.#viewer, picks);
  }
  async forecast(texts: readonly string[]) {
    return forecastFor(this.match, this.#viewer, texts);
  }
  async explain(wish: string, beside: readonly string[] = []): Promise<Refused | null> {
    const option = this.game.verbs.parse(wish);
    if (typeof option !== 'number') throw new Error(option.error);
    return this.match.explain(this.#viewer, option, this.match.consider(this.#viewer, beside)?.picks);
  }
  async setOrder(order: StandingOrder): Promise<void> {
    this.#order = order;
    this.#tell();
  }
  rematch(): void {
    location.search = `?game=${this.played.id}&seed=${this.options.seed + 1}&seats=${this.options.seats}`;
  }

  #run(): void {
    const { decision } = this.match;
    if (decision === null || decision.player === this.#viewer) return;
    this.#answerByChance(decision);
    this.#tell();
    if (this.match.decision !== null) setTimeout(() => this.#run(), this.match.s.step > 0 ? 0 : this.options.pace);
  }
  #answerByChance({ player, options }: Decision): void {
    // Passing is one option among many: chance would hardly ever do it, and hardly ever end a turn.
    const option = at(options, this.#dice.below(options.length));
    const result = this.match.choose(player, [this.game.verbs.format(option)], this.match.at);
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
    if (result.row) this.#publish(result.row);
  }
  #publish(row: Row): void {
    this.#rows = [...this.#rows, rowFor(row, this.#viewer)];
  }
  #tell(): void {
    this.#state = this.#project();
    for (const listener of this.#listeners) listener();
  }
  #project(): TableState {
    const { match, game } = this;
    const { s, hidden } = viewFor(match, this.#viewer);
    const { seats, you, seed } = this.options;
    return {
      info: {
        id: 'here',
        game: this.played.id,
        rules: 1,
        pack: game.pack,
        options: {},
        hints: true,
        chat: false,
        phase: match.decision === null && match.asked === null ? 'over' : 'playing',
        seats: Array.from({ length: seats }, (_, i) => ({
          kind: i === you ? 'person' : 'bot',
          name: i === you && seed % 2 === 0 ? 'Irene' : '',
          number: i === you ? 1 : null,
          bot: i === you ? null : 'random',
          standsIn: false,
          held: [],
          here: true,
          awayIn: null,
          opened: null,
        })),
        proposals: [],
        notes: [],
        away: 5,
        standIn: 'heuristic',
        clock: null,
        hook: false,
        you,
        host: true,
        diceHash: '',
        diceKey: null,
        rematch: null,
      },
      s,
      hidden,
      standing: standingFor(match, this.#viewer),
      rows: this.#rows,
      order: this.#order,
      but: [],
      clock: null,
      busy: false,
      connection: 'open',
      error: null,
      wantsRematch: false,
    };
  }
}
