// A match whose seats one caller plays at random.
import { performance } from 'node:perf_hooks';
import { FastDice } from '@gaslamp/kernel/chance';
import type { At } from '@gaslamp/kernel/match';
import type WebSocket from 'ws';
import type { Caller, Made } from './caller.ts';

interface Heard {
  readonly t: string;
  readonly standing?: At & { readonly question: { readonly options: readonly string[] | null } | null };
}
interface Asked {
  readonly at: At;
  readonly options: readonly string[];
  readonly socket: WebSocket;
}
/** Delay after a refusal, in ms. */
const AGAIN = 500;

export class Table {
  /** Times from a command to its acknowledgement, and from a question to a bot to the next update, in ms. */
  readonly acked: number[] = [];
  readonly bots: number[] = [];
  over = false;
  onOver = (): void => {};
  answers = 0;
  refused = 0;
  /** The question to one of the seats; null while others are asked or an answer is under way. */
  asked: Asked | null = null;
  readonly sockets: readonly WebSocket[];
  readonly #dice = new FastDice(7);
  readonly #timers = new Set<NodeJS.Timeout>();
  #last: Asked | null = null;
  #sent = 0;
  #botAsked: number | null = null;

  constructor(
    caller: Caller,
    readonly made: Made,
    /** Interval between two answers, in ms; 0: at once. */
    readonly every: number,
  ) {
    this.sockets = made.tokens
      .filter((token) => token !== null)
      .map((token) => {
        const socket = caller.socket(made.match, token);
        socket.on('message', (data) => this.#hear(socket, JSON.parse(String(data))));
        return socket;
      });
    if (every > 0) this.#timers.add(setInterval(() => this.#answer(), every));
  }
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const socket of this.sockets) socket.terminate();
  }
  #hear(socket: WebSocket, { t, standing }: Heard): void {
    if (t === 'ack') {
      this.acked.push(performance.now() - this.#sent);
      this.answers++;
    }
    if (t === 'refused') {
      this.refused++;
      const last = this.#last;
      this.#timers.add(setTimeout(() => this.#ask(last), AGAIN));
    }
    if (standing === undefined) return;
    const { question, move, step } = standing;
    if (question === null && !this.over) this.onOver();
    this.over = question === null;
    if (question?.options) this.#ask({ at: { move, step }, options: question.options, socket });
    if (!this.made.tokens.includes(null)) return;
    // Beside a single person a bot is asked if they are not.
    const now = performance.now();
    if (this.#botAsked !== null) this.bots.push(now - this.#botAsked);
    this.#botAsked = question !== null && question.options === null ? now : null;
  }
  #ask(asked: Asked | null): void {
    this.asked = asked;
    if (this.every === 0) this.#answer();
  }
  #answer(): void {
    if (this.asked === null || this.over) return;
    const { at, options, socket } = this.asked;
    this.#last = this.asked;
    this.asked = null;
    this.#sent = performance.now();
    const texts = [this.#dice.oneOf(options)];
    socket.send(JSON.stringify({ t: 'choose', id: `p${at.move}-${at.step}`, texts, at }));
  }
}
