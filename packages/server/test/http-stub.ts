// A server with the HTTP interface only, on a lobby that the test defines. Its sockets receive the address they are counted by.
import { connect } from 'node:net';
import { type AnyGame, gameNamed } from '@gaslamp/games/games';
import type { FastifyInstance } from 'fastify';
import { desksInMemory } from '../src/bus/desks.ts';
import { AT_FIRST, type HouseRules } from '../src/desk/deeds.ts';
import { buildHttp, type HttpOptions } from '../src/http.ts';
import type { Lobby } from '../src/lobby/lobby.ts';
import { type ServerClock, systemClock } from '../src/time/server-clock.ts';
import { saidIn } from './answers.ts';

type Does = Partial<Record<'create' | 'about' | 'sit' | 'invitation' | 'table' | 'record' | 'mine', unknown>> & {
  probe?: () => Promise<void>;
  game?: (id: string, hash: string | null) => Promise<AnyGame>;
  rules?: Partial<HouseRules>;
};
export interface Stubbed {
  readonly app: FastifyInstance;
  readonly port: number;
}

/** Starts the server. Lobby methods that are missing in `does` return an empty object. */
export async function serve(
  options: Partial<HttpOptions> = {},
  does: Does = {},
  clock: ServerClock = systemClock,
): Promise<Stubbed> {
  const answer = (name: keyof Does) => does[name] ?? (async () => ({}));
  const lobby = {
    create: answer('create'),
    about: answer('about'),
    sit: answer('sit'),
    invitation: answer('invitation'),
    table: answer('table'),
    record: answer('record'),
    mine: answer('mine'),
    packs: {
      offered: [],
      game: does.game ?? (async (id: string) => gameNamed(id)),
    },
    // Read when they are requested.
    house: {
      serverClock: clock,
      bus: { desks: desksInMemory(clock.monotonic) },
      desk: { rules: Object.assign(does.rules ?? {}, { ...AT_FIRST, ...does.rules }), deeds: [] },
    },
    live: () => undefined,
    store: { probe: does.probe ?? (async () => {}), seating: async () => null },
  };
  const app = await buildHttp(lobby as unknown as Lobby, {
    file: ':memory:',
    requestsPerMinute: 100_000,
    matchesPerHour: 100_000,
    matchesPerDay: 100_000,
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as { port: number }).port };
}

/** A match for two at the caller's device. */
export const MATCH = { game: 'emerald-2e', seats: [{ kind: 'person' }, { kind: 'person' }], sit: [0, 1] };
/** Longer than the 16 characters that a token needs. */
export const TOKEN = 'a'.repeat(24);

export interface Reply {
  readonly status: number;
  readonly body: string;
  /** Time for which the connection was open, in ms. */
  readonly took: number;
}
/**
 * Sends bytes to a server, the parts `every` ms apart, until it closes the connection. Sends them again if a part that came after the
 * reply has reset the connection before the reply was read.
 */
export async function raw(port: number, parts: readonly string[], every = 50): Promise<Reply> {
  const reply = await sent(port, parts, every);
  return reply.isReset && reply.status === 0 ? raw(port, parts, every) : reply;
}
function sent(port: number, parts: readonly string[], every: number): Promise<Reply & { isReset: boolean }> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1');
    let said = '';
    let next = 0;
    let isReset = false;
    const say = () => {
      if (next < parts.length) socket.write(parts[next++]!);
    };
    const timer = setInterval(say, every);
    socket.on('connect', say);
    socket.on('data', (chunk) => {
      said += String(chunk);
    });
    socket.on('error', () => {
      isReset = true;
    });
    socket.on('close', () => {
      clearInterval(timer);
      resolve({
        isReset,
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0),
        body: said.slice(said.indexOf('\r\n\r\n') + 4),
        took: performance.now() - began,
      });
    });
  });
}
/** Returns the message of a refusal; throws if it is not one of the server's own. */
export function sentence(body: string): string {
  return saidIn(JSON.parse(body));
}
