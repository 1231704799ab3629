// Replaces the connection to a server for a match that is played in the page itself.
import type { AnyMatch, GameEntry } from '@gaslamp/games/entry';
import { InputFault } from '@gaslamp/kernel/fault';
import type { Row } from '@gaslamp/kernel/log';
import { isRefusal } from '@gaslamp/kernel/match';
import { forecastFor, type PublishedRow, rowFor, standingFor, viewFor } from '@gaslamp/kernel/projection';
import { type Player, SPECTATOR } from '@gaslamp/kernel/state';
import { answersItself, type Decision } from '@gaslamp/kernel/table';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import type { Outcome, TableState } from '../net/match-client.ts';
import { sentenceOf } from '../net/told.ts';
import { after, type Stop } from '../settled.ts';
import type { TableClient } from '../table/asking/client.ts';

/** An answer of the viewer, as the match recorded it. */
export interface OwnAnswer {
  readonly text: string;
  /** True if there was no other option: it is undone together with the answer before it. */
  readonly alone: boolean;
}

export interface LocalOptions {
  readonly entry: GameEntry;
  /** The match, dealt or at a stated position. */
  readonly match: AnyMatch;
  /** Key under which the table stores view settings. */
  readonly id: string;
  /** The viewer's seat, or SPECTATOR. */
  readonly viewer: Player;
  /** Names by seat; an empty one is replaced with the game's name for the seat. */
  readonly names: readonly string[];
  /** Steps that were published before the page starts. */
  readonly rows?: readonly Row[];
  /** Delay before each answer of the others, in milliseconds. */
  readonly pace: number;
  /**
   * Returns the answers of another player, up to the first that is published, with at least one that is on offer; null if
   * nobody plays for them.
   */
  others(decision: Decision): readonly string[] | null;
  /** Starts a new match when this one is over. Without it, no rematch is offered. */
  rematch?(): void;
  /** Called after answers of the viewer were accepted. */
  answered?(answers: readonly OwnAnswer[]): void;
  /** Called after the given number of them were undone. */
  undone?(answers: number): void;
}

export class LocalClient implements TableClient {
  readonly match: AnyMatch;
  readonly rematch?: () => void;
  readonly #listeners = new Set<() => void>();
  #rows: readonly PublishedRow[];
  #order: StandingOrder = 'none';
  #state: TableState;
  #cancel: Stop = () => {};

  constructor(readonly options: LocalOptions) {
    this.match = options.match;
    if (options.rematch) this.rematch = () => options.rematch?.();
    this.#rows = (options.rows ?? []).map((row) => rowFor(row, options.viewer));
    this.#state = this.#project();
    this.#wait();
  }

  readonly get = (): TableState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  /** Stops the others. */
  close(): void {
    this.#cancel();
  }

  async choose(texts: readonly string[]): Promise<Outcome> {
    const { viewer } = this.options;
    const result = this.match.choose(viewer, texts, this.match.at);
    if (isRefusal(result)) {
      const { refusal, rule, key } = result;
      return {
        ok: false,
        reason: refusal,
        why: rule && key ? { rule, key } : null,
        detail: result.detail ? await sentenceOf(result.detail) : null,
      };
    }
    if (result.row) this.#publish(result.row);
    this.options.answered?.(result.entries.map(({ did, alone = false }) => ({ text: did, alone })));
    this.#tell();
    this.#wait();
    return { ok: true };
  }
  async undo(answers = 1): Promise<Outcome> {
    const result = this.match.undo(this.options.viewer, this.match.at, answers);
    if (isRefusal(result)) return { ok: false, reason: result.refusal, why: null, detail: null };
    if (result.row) this.#publish(result.row);
    this.options.undone?.(answers);
    this.#tell();
    return { ok: true };
  }
  async consider(picks: readonly string[]) {
    return this.match.consider(this.options.viewer, picks);
  }
  async forecast(texts: readonly string[]) {
    return forecastFor(this.match, this.options.viewer, texts);
  }
  async explain(wish: string, beside: readonly string[] = []) {
    const option = this.match.game.verbs.parse(wish);
    if (typeof option !== 'number') throw new InputFault(option);
    const { viewer } = this.options;
    return this.match.explain(viewer, option, this.match.consider(viewer, beside)?.picks);
  }
  async setOrder(order: StandingOrder): Promise<void> {
    this.#order = order;
    this.#tell();
  }

  /**
   * Lets the others answer after a pause, or at once within a draft. Also answers a question of the viewer that has a single
   * answer known to everybody.
   */
  #wait(): void {
    const { match, options } = this;
    const { decision } = match;
    if (decision === null) return;
    const own = decision.player === options.viewer;
    if (own && !answersItself(decision)) return;
    this.#cancel();
    const goOn = () =>
      own ? this.choose(decision.options.map((one) => match.game.verbs.format(one))) : this.#others(decision);
    this.#cancel = after(match.s.step > 0 ? 0 : options.pace, goOn);
  }
  #others(decision: Decision): void {
    const answers = this.options.others(decision);
    if (answers === null) return;
    const result = this.match.choose(decision.player, answers, this.match.at);
    if (isRefusal(result)) throw new Error(`${decision.effect}: ${JSON.stringify(result)}`);
    if (result.row) this.#publish(result.row);
    this.#tell();
    this.#wait();
  }
  #publish(row: Row): void {
    this.#rows = [...this.#rows, rowFor(row, this.options.viewer)];
  }
  #tell(): void {
    this.#state = this.#project();
    for (const listener of this.#listeners) listener();
  }
  #project(): TableState {
    const { match } = this;
    const { viewer, names, id, entry } = this.options;
    const { s, hidden } = viewFor(match, viewer);
    return {
      info: {
        id,
        game: entry.id,
        rules: match.game.rules,
        pack: match.game.pack,
        options: {},
        from: null,
        hints: true,
        list: 'nothing',
        chat: false,
        phase: match.decision === null && match.asked === null ? 'over' : 'playing',
        seats: names.map((name, i) => ({
          kind: i === viewer ? 'person' : 'bot',
          name,
          number: i === viewer ? 1 : null,
          bot: i === viewer ? null : 'random',
          standsIn: false,
          held: [],
          here: true,
          awayIn: null,
          opened: null,
        })),
        proposals: [],
        notes: [],
        away: 5,
        standIn: 'steady',
        clock: null,
        hook: false,
        you: viewer === SPECTATOR ? null : viewer,
        host: true,
        diceHash: '',
        closed: false,
        diceKey: null,
        rematch: null,
      },
      s,
      hidden,
      standing: standingFor(match, viewer),
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
