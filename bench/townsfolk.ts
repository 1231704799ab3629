// The players of a town: one socket per seat, which reconnects when it is cut and repeats unacknowledged commands.
import { performance } from 'node:perf_hooks';
import type { FastDice } from '@gaslamp/kernel/chance';
import WebSocket from 'ws';

interface Standing {
  readonly move: number;
  readonly step: number;
  readonly question: { readonly options: readonly string[] | null } | null;
}
interface Said {
  readonly t: string;
  readonly id?: string;
  readonly standing?: Standing;
}
export interface Acked {
  readonly match: string;
  readonly id: string;
}
/** The measurements of a town. Times are in ms. */
export interface Notes {
  readonly commands: number[];
  readonly acked: Acked[];
  /** Times from a cut connection to the next welcome. */
  readonly back: number[];
  refused: number;
}
/** Delay before reconnecting, in ms, as on the page. */
const RETRY = 250;

export class Seat {
  #socket: WebSocket | null = null;
  #standing: Standing | null = null;
  #owed: { readonly text: string; readonly id: string; readonly at: number } | null = null;
  #n = 0;
  #cut = 0;
  #open = true;

  constructor(
    readonly port: number,
    readonly match: string,
    readonly token: string,
    readonly dice: FastDice,
    readonly notes: Notes,
    /** Distinguishes its commands from those of another run. */
    readonly mark = '',
    readonly protocol: 'ws' | 'wss' = 'ws',
  ) {
    this.#comes();
  }
  get here(): boolean {
    return this.#standing !== null;
  }
  get asked(): boolean {
    return this.#standing?.question?.options != null && this.#owed === null;
  }
  close(): void {
    this.#open = false;
    this.#socket?.terminate();
  }
  /** Answers at random. */
  answer(): void {
    const { move, step, question } = this.#standing!;
    const id = `${this.token.slice(0, 8)}-${this.mark}-${++this.#n}`;
    const texts = [this.dice.oneOf(question!.options!)];
    const text = JSON.stringify({ t: 'choose', id, texts, at: { move, step } });
    this.#owed = { text, id, at: performance.now() };
    this.#socket?.send(text);
  }
  #comes(): void {
    if (!this.#open) return;
    const socket = new WebSocket(`${this.protocol}://127.0.0.1:${this.port}/ws`, { rejectUnauthorized: false });
    this.#socket = socket;
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', match: this.match, token: this.token })));
    socket.on('message', (data) => this.#hears(JSON.parse(String(data)) as Said, socket));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#standing !== null) this.#cut = performance.now();
      this.#standing = null;
      if (this.#open) setTimeout(() => this.#comes(), RETRY);
    });
  }
  #hears({ t, id, standing }: Said, socket: WebSocket): void {
    if (standing) this.#standing = standing;
    if (t === 'welcome') {
      if (this.#cut > 0) this.notes.back.push(performance.now() - this.#cut);
      this.#cut = 0;
      if (this.#owed !== null) socket.send(this.#owed.text);
    }
    if (id === undefined || id !== this.#owed?.id) return;
    if (t === 'ack') {
      this.notes.commands.push(performance.now() - this.#owed.at);
      this.notes.acked.push({ match: this.match, id });
    } else this.notes.refused++;
    this.#owed = null;
  }
}
