// Crowds of sockets at one match, and of idle connections.
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKER, type Attack, range, type Tally } from './attack.ts';
import { Caller, type Made } from './caller.ts';
import { Table } from './table.ts';

/** Interval between two opened sockets, and before a closed one is opened again, in ms. */
const APART = 2;
const AGAIN = 200;

/** Keeps so many sockets open at a match; each says `rate` times a second that it passes, or nothing. */
function sockets(caller: Caller, made: Made, token: string | null, count: number, tally: Tally, rate = 0) {
  const open = (): void => {
    const socket = caller.socket(made.match, token);
    let timer: NodeJS.Timeout | undefined;
    const say = (): void => {
      tally.add('said');
      const order = (tally.counts.said ?? 0) % 2 === 0 ? 'none' : 'match';
      socket.send(JSON.stringify({ t: 'standing', id: `${tally.counts.said}`, order }));
    };
    socket.once('message', () => tally.add('let in'));
    socket.on('open', () => {
      tally.add('opened');
      if (rate > 0) timer = setInterval(say, 1000 / rate);
    });
    socket.on('close', () => {
      clearInterval(timer);
      setTimeout(open, AGAIN);
    });
  };
  for (const i of range(count)) setTimeout(open, i * APART);
  return gathered(tally, 'opened', count);
}
/** Waits until that has been counted so often, ten seconds at most. */
async function gathered(tally: Tally, what: string, count: number): Promise<void> {
  for (let look = 0; look < 100 && (tally.counts[what] ?? 0) < count; look++) await delay(100);
}

const onSeat: Attack = {
  name: 'sockets-seat',
  async begin(port, tally) {
    const caller = new Caller(port, ATTACKER);
    const made = await caller.create(2);
    await sockets(caller, made, made.tokens[0] ?? null, 200, tally);
  },
};
const onSpectators: Attack = {
  name: 'sockets-spectators',
  async begin(port, tally) {
    const caller = new Caller(port, ATTACKER);
    const made = await caller.create(2);
    await sockets(caller, made, made.spectator, 200, tally);
  },
};
const messages: Attack = {
  name: 'messages',
  async begin(port, tally) {
    const caller = new Caller(port, ATTACKER);
    const made = await caller.create(2);
    await sockets(caller, made, made.tokens[0] ?? null, 150, tally, 19);
  },
};
const spectators: Attack = {
  name: 'spectators',
  async begin(port, tally) {
    const made = await new Caller(port, ATTACKER).create(2);
    new Table(new Caller(port, ATTACKER), made, 100);
    for (const i of range(20)) void sockets(new Caller(port, `198.51.100.${100 + i}`), made, made.spectator, 50, tally);
    await gathered(tally, 'let in', 1000);
  },
};

/** Addresses, and connections of each. */
const ADDRESSES = 17;
const EACH = 256;
/** Keeps connections open that have asked once and then say nothing. A closed one is opened again. */
function idle(from: (i: number) => { readonly localAddress?: string; readonly header: string }) {
  return async (port: number, tally: Tally): Promise<void> => {
    for (const i of range(ADDRESSES)) {
      const { localAddress, header } = from(i);
      const open = (): void => {
        const socket = connect({ host: '127.0.0.1', port, ...(localAddress !== undefined && { localAddress }) });
        socket.on('error', () => {});
        socket.on('connect', () => {
          tally.add('opened');
          socket.write(`GET /healthz HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`);
        });
        socket.once('data', () => tally.add('answered'));
        socket.resume();
        socket.on('close', () => {
          tally.add('closed');
          setTimeout(open, 1000);
        });
      };
      for (const _ of range(EACH)) open();
      await delay(50);
    }
    await gathered(tally, 'answered', ADDRESSES * EACH);
  };
}
/** Keeps sockets open that look at matches of their own. */
async function manySockets(port: number, tally: Tally): Promise<void> {
  for (const i of range(ADDRESSES)) {
    const caller = new Caller(port, `198.51.100.${100 + i}`);
    const made = await caller.create(2);
    void sockets(caller, made, made.spectator, EACH, tally);
  }
  await gathered(tally, 'opened', ADDRESSES * EACH);
}
export const CROWDED: readonly Attack[] = [
  onSeat,
  onSpectators,
  messages,
  spectators,
  { name: 'idle-direct', direct: true, begin: idle((i) => ({ localAddress: `127.0.1.${1 + i}`, header: '' })) },
  { name: 'idle-proxy', begin: idle((i) => ({ header: `X-Forwarded-For: 198.51.100.${100 + i}\r\n` })) },
  { name: 'idle-sockets', begin: manySockets },
];
