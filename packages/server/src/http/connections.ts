import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from './proxy.ts';
import { rawReply } from './refusals.ts';

/**
 * Limits the simultaneous connections, including half-open ones, in total and per address. If an address has too many, its
 * oldest is closed, so that nobody can lock out others with the same address. WebSockets are limited at the door instead
 * (limits/doors.ts). Connections of trusted proxies are not counted per address, since they serve many people.
 */
export function boundConnections(
  server: Server,
  most: number,
  perAddress: number,
  trusted: (address: string) => boolean,
): void {
  server.maxConnections = most;
  /** Sockets by address, oldest first. */
  const open = new Map<string, Set<Socket>>();
  const forget = (address: string, socket: Socket): void => {
    const sockets = open.get(address);
    sockets?.delete(socket);
    if (sockets?.size === 0) open.delete(address);
  };
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || trusted(remoteAddress)) return;
    const address = callerOf([remoteAddress]);
    const sockets = open.get(address) ?? new Set();
    open.set(address, sockets.add(socket));
    socket.once('close', () => forget(address, socket));
    const [oldest] = sockets;
    if (oldest === undefined || sockets.size <= perAddress) return;
    forget(address, oldest);
    // Writes nothing into a response that has begun.
    if (oldest.bytesWritten === 0)
      oldest.write(rawReply(429, `too many connections: at most ${perAddress} at a time from one address; close some`));
    oldest.destroySoon();
  });
  server.on('upgrade', ({ socket }) => {
    if (socket.remoteAddress !== undefined) forget(callerOf([socket.remoteAddress]), socket);
  });
}
