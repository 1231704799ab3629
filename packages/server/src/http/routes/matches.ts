// Serves matches: creating and joining them, and what may be done besides playing.
import { createMatch, myMatches, seeInvitation, tableAction, takeSeat } from '@gaslamp/protocol/messages';
import { notebookWish } from '@gaslamp/protocol/notebook';
import { notificationRequest } from '@gaslamp/protocol/notifications';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Quota } from '../../limits/quota.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import { note } from '../../lobby/notebook.ts';
import { changeNotifications } from '../../notifications/subscriptions.ts';
import { addressesOf } from '../addresses.ts';
import { addressOf, body, idOf } from '../request.ts';
import { tokenLimits } from '../token-limits.ts';
import { serveLookingBack } from './looking-back.ts';

/** Requests per minute and seat about notifications: each may cause a commit. */
const NOTIFICATION_REQUESTS = 60;
/** Notebook requests per minute and seat. */
const NOTEBOOK_REQUESTS = 240;

interface Making {
  readonly quota: Quota;
  /** Requests per minute and address. */
  readonly perMinute: number;
  readonly atHome: (request: FastifyRequest) => boolean;
}
export function serveMatches(
  app: FastifyInstance,
  lobby: Lobby,
  room: () => Promise<void>,
  { quota, perMinute, atHome }: Making,
): void {
  // Counted separately: a neighbour who loads pages without end keeps nobody from their seat.
  const seats = { config: { rateLimit: { max: perMinute, timeWindow: '1 minute', groupId: 'seats' } } };
  app.post('/api/matches', async (request) => {
    const wanted = body(request, createMatch);
    await room();
    return quota.spend(addressOf(request), () => lobby.create(wanted, addressOf(request)));
  });
  app.get('/api/matches/:id', (request) => lobby.about(idOf(request)));
  app.post('/api/matches/:id/sit', seats, (request) =>
    lobby.sit(idOf(request), body(request, takeSeat), addressOf(request)),
  );
  // Uses POST because URLs end up in logs.
  app.post('/api/matches/:id/invitation', (request) =>
    lobby.invitation(idOf(request), body(request, seeInvitation).invite),
  );
  const limited = tokenLimits(lobby);
  const mine = limited(perMinute);
  app.post('/api/matches/:id/table', mine, (request) => lobby.table(idOf(request), body(request, tableAction)));
  app.post('/api/matches/:id/told', limited(Math.min(perMinute, NOTIFICATION_REQUESTS)), (request) =>
    changeNotifications(lobby, idOf(request), body(request, notificationRequest), addressOf(request)),
  );
  app.post('/api/matches/:id/notebook', limited(Math.min(perMinute, NOTEBOOK_REQUESTS)), (request) =>
    note(lobby, idOf(request), body(request, notebookWish)),
  );
  serveLookingBack(app, lobby, limited, perMinute);
  app.get('/api/statistics', () => lobby.census.statistics());
  app.post('/api/mine', mine, (request) => lobby.mine(body(request, myMatches).matches));
  // URLs at which other devices can reach this server. Only its own machine gets them, since all others already know one.
  app.get('/api/home', (request) => ({ addresses: atHome(request) ? addressesOf(app) : [] }));
}
