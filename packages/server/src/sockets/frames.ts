// Handles the WebSocket protocol below the messages.
import websocket from '@fastify/websocket';
import { MESSAGE_LIMIT } from '@gaslamp/protocol/messages';
import type { FastifyError, FastifyInstance } from 'fastify';
import { rawReply } from '../http/refusals.ts';
import { log } from '../log.ts';

/** Enables sockets. A broken frame or oversized message closes only its own socket and is reported to `refused`. */
export async function readFrames(app: FastifyInstance, refused: (status: number) => void): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT },
    errorHandler: (fault, socket) => {
      socket.terminate();
      const { code }: Partial<FastifyError> = fault;
      if (code?.startsWith('WS_ERR_')) refused(code === TOO_LARGE ? 413 : 400);
      else log.error({ fault }, 'a socket failed');
    },
  });
  app.websocketServer.on('wsClientError', (_, socket) => socket.end(rawReply(400)));
}
const TOO_LARGE = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';
