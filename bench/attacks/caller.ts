// One who calls the server, told apart from others by an address of their own.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import WebSocket from 'ws';

export interface Made {
  readonly match: string;
  readonly tokens: readonly (string | null)[];
  readonly spectator: string;
}
export interface Reply {
  readonly status: number;
  readonly body: string;
}

export class Caller {
  readonly #agent: Agent;
  readonly #from: { readonly localAddress?: string };
  readonly #headers: Readonly<Record<string, string>>;

  /** With an address that begins with 127. it calls directly from there, with others through a proxy that names it. */
  constructor(
    readonly port: number,
    readonly address: string,
    /** Connections at a time, as many as a browser opens. */
    connections = 6,
  ) {
    const isDirect = address.startsWith('127.');
    this.#from = isDirect ? { localAddress: address } : {};
    this.#headers = isDirect ? {} : { 'x-forwarded-for': address };
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, ...this.#from });
  }
  /** Sends a GET, or with a body a POST. Rejects if the connection breaks. */
  ask(path: string, body?: object): Promise<Reply> {
    const sent = request({
      host: '127.0.0.1',
      port: this.port,
      path,
      agent: this.#agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...this.#headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    const reply = new Promise<Reply>((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (response) =>
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject),
      );
    });
    sent.end(body && JSON.stringify(body));
    return reply;
  }
  /** Creates a match in which it holds the seats of `persons`, the first ones; bots have the others. */
  async create(persons: number, bots = 0, from?: object): Promise<Made> {
    const seats = [...Array(persons).fill({ kind: 'person' }), ...Array(bots).fill({ kind: 'bot', bot: 'baseline' })];
    const sit = Array.from({ length: persons }, (_, i) => i);
    const { status, body } = await this.ask('/api/matches', { game: 'emerald-2e', seats, sit, from });
    if (status !== 200) throw new Error(body);
    return JSON.parse(body);
  }
  /** Opens a socket, and says hello with a token if one is given. */
  socket(match?: string, token?: string | null): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws`, { headers: this.#headers, ...this.#from });
    socket.on('error', () => {});
    if (match !== undefined) socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', match, token })));
    return socket;
  }
  close(): void {
    this.#agent.destroy();
  }
}
