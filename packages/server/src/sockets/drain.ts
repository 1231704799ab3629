// Disconnects all clients of a process that stops, so that they connect to another one or to its successor.
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import type { FastifyInstance } from 'fastify';
import type { Lobby } from '../lobby/lobby.ts';

/** Sockets that are closed at once, and the pause before the next ones, in ms, so that not all reconnect at the same time. */
const SLICE = 50;
const PAUSE = 10;
/** Time limit for storing pending changes, and for closing sockets, in ms. */
const PATIENCE = 2_000;

/** Stops accepting connections and closes the open ones after their pending changes. */
export async function sendOn(app: FastifyInstance, lobby: Lobby): Promise<void> {
  const { serverClock } = lobby.house;
  // A proxy that cannot connect here tries the next process.
  app.server.close();
  const stored = [...lobby.rooms].map((room) => room.ledger.next(async () => {}).catch(() => {}));
  await Promise.race([Promise.all(stored), serverClock.sleep(PATIENCE)]);
  const { clients } = app.websocketServer;
  for (const [i, socket] of [...clients].entries()) {
    if (i % SLICE === SLICE - 1) await serverClock.sleep(PAUSE);
    socket.close(GOODBYE.elsewhere);
  }
  const closed = [...clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  await Promise.race([Promise.all(closed), serverClock.sleep(PATIENCE)]);
}
