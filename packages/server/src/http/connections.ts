import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Told, told } from '../told.ts';
import { callerOf } from './proxy.ts';
import { rawReply } from './refusals.ts';

/** Number of connections beyond the limit that may be open while others are being closed for them. */
const SPARE = 256;
const FULL = told('limit.full');

/** The connections of an address. */
interface House {
  readonly address: string;
  readonly trusted: boolean;
  /** Without a request in progress, longest idle first. */
  readonly idle: Set<Socket>;
  /** With the number of their requests in progress, oldest first. */
  readonly busy: Map<Socket, number>;
}
const weightOf = ({ trusted, idle, busy }: House): number => (trusted ? 1 : idle.size + busy.size);
const idleIn = ({ trusted, idle }: House): number => (trusted ? Math.min(1, idle.size) : idle.size);

/**
 * Limits the simultaneous connections, including half-open ones, per address and in total. An address that has too many loses
 * its longest idle one, so that nobody can lock out others with the same address. If there are too many in total, an
 * address that has no fewer than the newcomer's loses its longest idle one; if none is idle, the address with the most loses its
 * oldest. Thus an address without a connection gets one. WebSockets are limited at the door instead (limits/doors.ts). Trusted
 * proxies serve many people: they have no limit of their own, and count as an address with one connection.
 */
export function boundConnections(
  server: Pick<Server, 'on' | 'maxConnections'>,
  most: number,
  perAddress: number,
  trusted: (address: string) => boolean,
): void {
  server.maxConnections = most + SPARE;
  /** Number of open connections, WebSockets included. */
  let open = 0;
  const houses = new Map<string, House>();
  const homes = new WeakMap<Socket, House>();

  function enter(socket: Socket, remote: string): House {
    const address = callerOf([remote]);
    const house = houses.get(address) ?? { address, trusted: trusted(remote), idle: new Set(), busy: new Map() };
    houses.set(address, house);
    homes.set(socket, house);
    house.idle.add(socket);
    return house;
  }
  function leave(socket: Socket): void {
    const house = homes.get(socket);
    if (house === undefined) return;
    homes.delete(socket);
    house.idle.delete(socket);
    house.busy.delete(socket);
    if (house.idle.size + house.busy.size === 0) houses.delete(house.address);
  }
  function close(socket: Socket, status: number, why: Told): void {
    leave(socket);
    // Nothing is written into a response that has begun, and a caller who does not read it is not waited for.
    if (socket.bytesWritten > 0) return void socket.destroy();
    socket.write(rawReply(status, why));
    socket.destroySoon();
  }
  /** Returns the connection to close for a newcomer; the newcomer itself if no address has more. */
  function toClose(newcomer: Socket, own: House): Socket {
    const weight = weightOf(own);
    const spareIn = (house: House): number => (house === own ? house.idle.size - 1 : idleIn(house));
    const [longest] = largest((house) => (weightOf(house) < weight ? 0 : spareIn(house)))?.idle ?? [];
    const [oldest] = largest((house) => (weightOf(house) > weight ? weightOf(house) : 0))?.busy.keys() ?? [];
    return longest ?? oldest ?? newcomer;
  }
  /** Returns the house with the largest size; null if none has more than 0. */
  function largest(size: (house: House) => number): House | null {
    let [found, most]: [House | null, number] = [null, 0];
    for (const house of houses.values()) if (size(house) > most) [found, most] = [house, size(house)];
    return found;
  }

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return;
    const house = enter(socket, remoteAddress);
    open++;
    socket.once('close', () => {
      open--;
      leave(socket);
    });
    if (!house.trusted && weightOf(house) > perAddress) {
      const [longest = socket] = [...house.idle, ...house.busy.keys()].filter((one) => one !== socket);
      close(longest, 429, told('limit.connections', { most: perAddress }));
    } else if (open > most) close(toClose(socket, house), 503, FULL);
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const house = homes.get(socket);
    // It is being closed, but its request had arrived.
    if (house === undefined) return;
    const { idle, busy } = house;
    idle.delete(socket);
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const running = busy.get(socket) ?? 0;
      if (running > 1) busy.set(socket, running - 1);
      else if (busy.delete(socket)) idle.add(socket);
    });
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => leave(socket as Socket));
}
