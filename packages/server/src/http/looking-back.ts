// What is told of a match to whoever looks back on it: all of it when it is over, before that what they were sent.
import { wantPast, wantRecord } from '@gaslamp/protocol/messages';
import type { FastifyInstance } from 'fastify';
import type { Lobby } from '../lobby/lobby.ts';
import { lookBack } from '../lobby/look-back.ts';
import { body, idOf } from './asked.ts';

/** Looks back a minute and address: each folds a whole match. */
const LOOKS = 20;

export function serveLookingBack(app: FastifyInstance, lobby: Lobby, perMinute: number): void {
  app.post('/api/matches/:id/record', async (request, reply) => {
    const record = await lobby.record(idOf(request), body(request, wantRecord).token);
    return reply.type('application/x-ndjson; charset=utf-8').send(record);
  });
  const looks = { config: { rateLimit: { max: Math.min(perMinute, LOOKS), timeWindow: '1 minute', groupId: 'past' } } };
  app.post('/api/matches/:id/past', looks, (request) => {
    const { token, own } = body(request, wantPast);
    return lookBack(lobby, idOf(request), token, own);
  });
}
