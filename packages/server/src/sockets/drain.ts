// A process that is stopped sends everybody on: to another one, or to the next one in its place.
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import type { FastifyInstance } from 'fastify';
import type { Lobby } from '../lobby/lobby.ts';

/** Sockets that are sent on before others get a turn, so that not all knock at another door at once; in milliseconds. */
const SLICE = 50;
const PAUSE = 10;
/** Limit for storing what is under way, and for closing sockets, in milliseconds. */
const PATIENCE = 2_000;

/** Lets nobody in any more, and sends on who is there, behind what they have done. */
export async function sendOn(app: FastifyInstance, lobby: Lobby): Promise<void> {
  const { serverClock } = lobby.house;
  // Whoever comes now is let in elsewhere: a proxy that finds nobody here asks the next one.
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
