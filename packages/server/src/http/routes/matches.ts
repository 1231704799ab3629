// Serves matches: creating and joining them, and what may be done besides playing.
import { keyWish, openSeat, wantWay } from '@gaslamp/protocol/keys';
import { createMatch, myMatches, seeInvitation, tableAction, takeSeat } from '@gaslamp/protocol/messages';
import { notebookWish } from '@gaslamp/protocol/notebook';
import { notificationRequest } from '@gaslamp/protocol/notifications';
import { reportWish } from '@gaslamp/protocol/report';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Quota } from '../../limits/quota.ts';
import { Keys } from '../../lobby/keys.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import { note } from '../../lobby/notebook.ts';
import { Reports } from '../../lobby/report.ts';
import { askForWay } from '../../lobby/way-in.ts';
import { changeNotifications } from '../../notifications/subscriptions.ts';
import { addressesOf } from '../addresses.ts';
import { answer } from '../answer.ts';
import { languageOf } from '../languages.ts';
import { addressOf, askerOf, body, idOf } from '../request.ts';
import type { PortionOf } from '../request-limits.ts';
import { tokenLimits } from '../token-limits.ts';
import { serveLookingBack } from './looking-back.ts';

/** Requests per minute and seat, if the limit of its address is not lower. */
const SEAT_REQUESTS = 600;
/** Requests per minute and seat about notifications: each may cause a commit. */
const NOTIFICATION_REQUESTS = 60;
/** Notebook requests per minute and seat. */
const NOTEBOOK_REQUESTS = 240;
/** Requests per minute and seat about its keys. */
const KEY_REQUESTS = 60;
/** Reports per minute and seat; hours and days are limited by address. */
const REPORTS = 20;

interface Making {
  readonly quota: Quota;
  /** Requests per minute and address. */
  readonly perMinute: number;
  readonly portionOf: PortionOf;
  readonly atHome: (request: FastifyRequest) => boolean;
}
export function serveMatches(
  app: FastifyInstance,
  lobby: Lobby,
  room: () => Promise<void>,
  { quota, perMinute, portionOf, atHome }: Making,
): void {
  // Counted separately: a neighbour who loads pages without end keeps nobody from their seat.
  const seats = { config: { counts: 'seat' } } as const;
  const limited = tokenLimits(lobby);
  const perSeat = Math.min(perMinute, SEAT_REQUESTS);
  const mine = limited(perSeat);
  answer(app, 'POST /api/matches', async (request) => {
    const wanted = body(request, createMatch);
    await room();
    return quota.spend(
      addressOf(request),
      () => lobby.create(wanted, askerOf(request), languageOf(request)),
      portionOf(request),
    );
  });
  answer(app, 'GET /api/matches/:id', async (request) => {
    const { game } = await lobby.about(idOf(request));
    return { game };
  });
  answer(
    app,
    'POST /api/matches/:id/sit',
    (request) => lobby.sit(idOf(request), body(request, takeSeat), addressOf(request)),
    seats,
  );
  const keys = new Keys(lobby);
  answer(
    app,
    'POST /api/matches/:id/open',
    (request) => keys.open(idOf(request), body(request, openSeat), askerOf(request)),
    seats,
  );
  answer(
    app,
    'POST /api/matches/:id/keys',
    (request) => keys.change(idOf(request), body(request, keyWish), askerOf(request)),
    limited(Math.min(perSeat, KEY_REQUESTS)),
  );
  answer(app, 'POST /api/matches/:id/way', (request) =>
    askForWay(lobby, idOf(request), body(request, wantWay).address, addressOf(request)),
  );
  // Uses POST because URLs end up in logs.
  answer(app, 'POST /api/matches/:id/invitation', (request) =>
    lobby.invitation(idOf(request), body(request, seeInvitation).invite),
  );
  answer(
    app,
    'POST /api/matches/:id/table',
    (request) => lobby.table(idOf(request), body(request, tableAction), languageOf(request)),
    mine,
  );
  answer(
    app,
    'POST /api/matches/:id/told',
    (request) => {
      const caller = { address: addressOf(request), language: languageOf(request) };
      return changeNotifications(lobby, idOf(request), body(request, notificationRequest), caller);
    },
    limited(Math.min(perSeat, NOTIFICATION_REQUESTS)),
  );
  answer(
    app,
    'POST /api/matches/:id/notebook',
    (request) => note(lobby, idOf(request), body(request, notebookWish)),
    limited(Math.min(perSeat, NOTEBOOK_REQUESTS)),
  );
  const reports = new Reports(lobby);
  answer(
    app,
    'POST /api/matches/:id/report',
    (request) => reports.add(idOf(request), body(request, reportWish), addressOf(request)),
    limited(Math.min(perSeat, REPORTS)),
  );
  serveLookingBack(app, lobby, limited, perSeat);
  answer(app, 'GET /api/statistics', () => lobby.census.statistics());
  answer(app, 'POST /api/mine', (request) => lobby.mine(body(request, myMatches).matches, askerOf(request)), mine);
  // URLs at which other devices can reach this server. Only its own machine gets them, since all others already know one.
  answer(app, 'GET /api/home', (request) => ({ addresses: atHome(request) ? addressesOf(app) : [] }));
}
