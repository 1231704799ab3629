// The metrics of `measures.ts`, for callers with the host's token.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Lobby } from '../../lobby/lobby.ts';
import { RequestError } from '../../refused.ts';

export const METRICS = '/metrics';

/** Serves the metrics in the text format of Prometheus to requests with `Authorization: Bearer TOKEN`; 401 to others. */
export function serveMetrics(app: FastifyInstance, lobby: Lobby, token: string): void {
  const { house, doors, driver } = lobby;
  house.measures.serve(() => ({
    matches: Array.from(lobby.rooms, ({ record, status }) => ({ game: record.game, phase: status.phase })),
    sockets: doors.count,
    bots: driver.bots.waiting,
  }));
  app.get(METRICS, async ({ headers }, reply) => {
    if (!isAlike(headers.authorization ?? '', `Bearer ${token}`)) {
      reply.header('www-authenticate', 'Bearer');
      throw new RequestError(401, 'house.numbers');
    }
    const { type, text } = await house.measures.text();
    return reply.type(type).send(text);
  });
}

/** Compares in constant time. */
const isAlike = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
