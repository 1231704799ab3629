import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from './proxy.ts';
import { rawReply } from './refusals.ts';

/**
 * Bounds the connections at a time, half open ones too: in all, and of each address. Where an address has too many, its oldest
 * goes: whoever occupies places keeps nobody out who shares the address. WebSockets are not counted here but at the door
 * (doors.ts), and those of trusted proxies are many people's.
 */
export function boundConnections(
  server: Server,
  most: number,
  perAddress: number,
  trusted: (address: string) => boolean,
): void {
  server.maxConnections = most;
  /** By address, the oldest first. */
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
    // Into an answer nothing else is written.
    if (oldest.bytesWritten === 0)
      oldest.write(rawReply(429, `too many connections: at most ${perAddress} at a time from one address; close some`));
    oldest.destroySoon();
  });
  server.on('upgrade', ({ socket }) => {
    if (socket.remoteAddress !== undefined) forget(callerOf([socket.remoteAddress]), socket);
  });
}
