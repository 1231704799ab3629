// Reads the match id, body and caller of a request.
import { read } from '@gaslamp/protocol/messages';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../refused.ts';
import type { Asker } from '../room/turns.ts';
import { callerOf } from './proxy.ts';

/** Returns the match id of a request. Throws RequestError 404 if it is malformed. */
export function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!/^[\w-]{1,64}$/.test(id)) throw new RequestError(404, 'match.unknown');
  return id;
}

/** Returns the validated body. Throws RequestError 400 with the invalid field and the allowed values. */
export function body<T>(request: FastifyRequest, schema: Parameters<typeof read<T>>[0]): T {
  const result = read(schema, request.body);
  if (!result.ok) throw new RequestError(400, result.code, result.values);
  return result.value;
}

/** Returns the caller of expensive work. */
export const askerOf = (request: FastifyRequest): Asker => ({
  address: addressOf(request),
  gone: () => request.raw.socket.destroyed,
});

/** Returns the address under which rate limits count a caller. */
export const addressOf = (request: FastifyRequest): string => callerOf(request.ips ?? [request.ip]);
