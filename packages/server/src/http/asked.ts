// What a request asks for: the match of its address, and what its body says; and who asks.
import { read } from '@gaslamp/protocol/messages';
import type { FastifyRequest } from 'fastify';
import { LobbyError } from '../lobby/lobby-error.ts';
import { callerOf } from './proxy.ts';

/** Throws LobbyError 404 for what can be no match's. */
export function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!/^[\w-]{1,64}$/.test(id)) throw new LobbyError(404, 'there is no such match');
  return id;
}

/** Throws LobbyError 400 that says where it is wrong and what is allowed. */
export function body<T>(request: FastifyRequest, schema: Parameters<typeof read<T>>[0]): T {
  const result = read(schema, request.body);
  if (!result.ok) throw new LobbyError(400, result.error);
  return result.value;
}

/** What limits count a caller as. */
export const addressOf = (request: FastifyRequest): string => callerOf(request.ips ?? [request.ip]);
