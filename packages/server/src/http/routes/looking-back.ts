// Serves the history of a match: everything when it is over, before that only what the viewer was sent.
import { wantPast, wantRecord } from '@gaslamp/protocol/messages';
import type { FastifyInstance } from 'fastify';
import type { Lobby } from '../../lobby/lobby.ts';
import { lookBack } from '../../lobby/look-back.ts';
import { Packing } from '../packed.ts';
import { askerOf, body, idOf } from '../request.ts';
import type { TokenLimits } from '../token-limits.ts';

/** History requests per minute and seat for a running match: each replays all of it. A finished match is replayed only once. */
const LOOKS = 20;

/** Number of compressed records that are cached. */
const RECORDS = 32;

export function serveLookingBack(app: FastifyInstance, lobby: Lobby, limited: TokenLimits, perSeat: number): void {
  const packing = new Packing(RECORDS);
  app.post('/api/matches/:id/record', limited(perSeat), async (request, reply) => {
    const id = idOf(request);
    const record = await lobby.record(id, body(request, wantRecord).token);
    reply.type('application/x-ndjson; charset=utf-8');
    return packing.send(request, reply, `${id} ${record.length}`, record);
  });
  app.post('/api/matches/:id/past', limited(Math.min(perSeat, LOOKS), perSeat), async (request, reply) => {
    const { token, own } = body(request, wantPast);
    const history = await lookBack(lobby, idOf(request), token, own, askerOf(request));
    return reply.type('application/json; charset=utf-8').send(history);
  });
}
