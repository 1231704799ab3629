// A proxy in front of several servers that distributes connections in turn among those alive.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Turns {
  readonly port: number;
  /** Sets the present servers; existing connections are kept. */
  leadTo(ports: readonly number[]): void;
  close(): void;
}

/** Passes each connection to the next server that accepts it. */
export async function openTurns(given: readonly number[]): Promise<Turns> {
  let ports = given;
  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: false }, (near) => {
    open.add(near);
    near.on('error', () => near.destroy()).on('close', () => open.delete(near));
    const first = turn++;
    const lead = (tried: number) => {
      if (tried === ports.length) return near.destroy();
      const far = connect(ports[(first + tried) % ports.length]!, '127.0.0.1');
      const next = () => lead(tried + 1);
      far.once('error', next);
      far.once('connect', () => {
        far.off('error', next);
        far.on('error', () => near.destroy()).on('close', () => near.destroy());
        near.on('close', () => far.destroy());
        near.pipe(far).pipe(near);
      });
    };
    lead(0);
  });
  await new Promise<void>((lit) => server.listen({ port: 0, host: '127.0.0.1', backlog: 4000 }, lit));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(now) {
      ports = now;
    },
    close() {
      server.close();
      for (const near of open) near.destroy();
    },
  };
}
