// Opening a socket through a proxy: which header is missing, in words for the page, the caller and the log.
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../refused.ts';
import { type Told, told } from '../told.ts';
import { isOwnPage } from './names.ts';
import type { RefusalCounts } from './refusal-counts.ts';

export const SOCKETS = '/ws';
const HOST = 'a proxy in front of the server must pass on the Host header as it came, with its port';
const UPGRADE = 'a proxy in front of the server must pass on the headers Upgrade and Connection';

type Headed = Pick<FastifyRequest, 'headers'>;
const isForeign = ({ headers: { origin, host } }: Headed): boolean =>
  origin !== undefined && (host === undefined || !isOwnPage(origin, host));

/** Explains to a page of this server why its sockets do not open although its requests arrive. */
export const whyNoSocket = (request: Headed): Told => told(isForeign(request) ? 'socket.whyForeign' : 'socket.whyNone');

/** Throws unless the request opens a socket at the right path, from a page of this server or from a program. */
export function checkUpgrade(request: FastifyRequest, refusals: RefusalCounts): void {
  if (request.routeOptions.url !== SOCKETS) throw new RequestError(400, 'socket.path');
  if (!isForeign(request)) return;
  refusals.add(SOCKETS, 403, HOST);
  throw new RequestError(403, 'socket.foreign');
}

/** Throws the refusal of a request to the socket's path that opens none. */
export function refuseWithoutUpgrade({ headers }: Headed, refusals: RefusalCounts): never {
  if (headers['sec-websocket-key'] === undefined) throw new RequestError(400, 'socket.plain');
  refusals.add(SOCKETS, 400, UPGRADE);
  throw new RequestError(400, 'socket.upgrade');
}
