// Health checks for monitoring and load balancers.
import type { FastifyInstance } from 'fastify';
import type { Lobby } from '../../lobby/lobby.ts';
import { RequestError } from '../../refused.ts';
import { roomForMatches } from '../../store/disk.ts';
import { answer } from '../answer.ts';
import { Readiness } from '../readiness.ts';

export const HEALTH = ['/healthz', '/readyz'];
/** With less free space the next move might not fit. */
const LEAST_MEGABYTES = 1;
const UNREADY = 'http.unready';

/** `file`: the data file; `patience`: time limit for the store's response, in ms. */
export function serveHealth(app: FastifyInstance, lobby: Lobby, file: string, patience: number): void {
  // Neither is rate limited: behind an untrusted proxy, the host's own monitoring would be counted with all visitors.
  const free = { config: { rateLimit: false as const } };
  const readiness = new Readiness(
    async () => {
      await lobby.store.probe();
      await roomForMatches(file, LEAST_MEGABYTES);
    },
    patience,
    lobby.house.serverClock,
  );
  answer(app, 'GET /healthz', () => ({ ok: true }), free);
  answer(
    app,
    'GET /readyz',
    async () => {
      if (!(await readiness.ask())) throw new RequestError(503, UNREADY);
      return { ok: true };
    },
    free,
  );
}
