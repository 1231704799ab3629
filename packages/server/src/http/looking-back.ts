// What is told of a match to whoever looks back on it: all of it when it is over, before that what they were sent.
import { wantPast, wantRecord } from '@gaslamp/protocol/messages';
import type { FastifyInstance } from 'fastify';
import type { Lobby } from '../lobby/lobby.ts';
import { lookBack } from '../lobby/look-back.ts';
import { addressOf, body, idOf } from './asked.ts';
import type { Counting } from './counted.ts';
import { Packing } from './packed.ts';

/** Looks back on a match that runs a minute and seat: each folds all of it. One that is over is folded once for all. */
const LOOKS = 20;

/** So many packed records are kept for the next one who asks. */
const RECORDS = 32;

export function serveLookingBack(app: FastifyInstance, lobby: Lobby, counted: Counting, perMinute: number): void {
  const packing = new Packing(RECORDS);
  app.post('/api/matches/:id/record', counted(perMinute), async (request, reply) => {
    const id = idOf(request);
    const record = await lobby.record(id, body(request, wantRecord).token);
    reply.type('application/x-ndjson; charset=utf-8');
    return packing.send(request, reply, `${id} ${record.length}`, record);
  });
  app.post('/api/matches/:id/past', counted(Math.min(perMinute, LOOKS), perMinute), async (request, reply) => {
    const { token, own } = body(request, wantPast);
    const told = await lookBack(lobby, idOf(request), token, own, addressOf(request));
    return reply.type('application/json; charset=utf-8').send(told);
  });
}
