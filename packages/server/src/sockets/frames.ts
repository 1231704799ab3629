// What comes over a socket as bytes, before it is a message.
import websocket from '@fastify/websocket';
import { MESSAGE_LIMIT } from '@gaslamp/protocol/messages';
import type { FastifyError, FastifyInstance } from 'fastify';
import { rawReply } from '../http/refusals.ts';
import { log } from '../log.ts';

/** Lets sockets be opened. A broken frame or an oversized message closes its own and nothing else; `refused` hears of it. */
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
