// The attackers of bench/attack.ts, in a separate process: opens sockets and sends messages until it is ended.
import { at } from '@gaslamp/kernel/lists';
import WebSocket from 'ws';

interface Orders {
  readonly port: number;
  readonly match: string;
  readonly token: string;
  readonly sockets: number;
  /** Messages per second and socket; with 0 it only says hello. */
  readonly rate: number;
  /** The message: a small one, or the longest line of combining marks whose normalization reorders them. */
  readonly says?: 'standing' | 'marks';
  /** Requests per second to sit down with a name of combining marks, as long as a body may be. */
  readonly names?: number;
  /** Opens a new socket for each one that is closed. */
  readonly again: boolean;
}
/** The first mark decomposes into two, and normalization must reorder all of them. */
const marks = (n: number): string => `a${'\u0344'.repeat(n)}${'\u0316'.repeat(n)}`;
const {
  port,
  match,
  token,
  sockets,
  rate,
  again,
  says = 'standing',
  names = 0,
} = JSON.parse(at(process.argv, 2)) as Orders;
const tally = { opened: 0, welcomed: 0, closed: 0, said: 0, heard: 0 };

function open(): void {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  let timer: NodeJS.Timeout | undefined;
  let welcomed = false;
  socket.on('open', () => {
    tally.opened++;
    socket.send(JSON.stringify({ t: 'hello', match, token }));
    if (rate > 0)
      timer = setInterval(() => {
        const id = `${tally.said++}`;
        const order = tally.said % 2 === 0 ? 'none' : 'match';
        const line = { t: 'say', id, words: { kind: 'text', text: marks(3_900) } };
        socket.send(JSON.stringify(says === 'marks' ? line : { t: 'standing', id, order }));
      }, 1000 / rate);
  });
  socket.on('message', () => {
    tally.heard++;
    if (!welcomed) tally.welcomed++;
    welcomed = true;
  });
  socket.on('close', () => {
    tally.closed++;
    clearInterval(timer);
    if (again) setTimeout(open, 200);
  });
  socket.on('error', () => {});
}
if (names > 0)
  setInterval(() => {
    const body = JSON.stringify({ invite: 'x'.repeat(20), name: marks(15_500) });
    const headers = { 'content-type': 'application/json' };
    fetch(`http://127.0.0.1:${port}/api/matches/nowhere/sit`, { method: 'POST', headers, body }).then(
      () => tally.heard++,
      () => {},
    );
    tally.said++;
  }, 1000 / names);
for (let i = 0; i < sockets; i++) setTimeout(open, i * 2);
process.on('message', () => {
  process.send!(tally, () => process.exit(0));
});
