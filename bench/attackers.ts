// The other side of bench/attack.ts, in a process of its own: opens sockets and says things, until it is ended.
import { at } from '@gaslamp/kernel/lists';
import WebSocket from 'ws';

interface Orders {
  readonly port: number;
  readonly match: string;
  readonly token: string;
  readonly sockets: number;
  /** Messages a second and socket; 0 says hello and nothing more. */
  readonly rate: number;
  /** What is said: something small, or the largest line of marks that could have to be put into order. */
  readonly says?: 'standing' | 'marks';
  /** Requests a second to sit down by a name of marks, as long as a body may be. */
  readonly names?: number;
  /** Opens a new socket for each one that is closed. */
  readonly again: boolean;
}
/** The first comes apart into two, and all of them have to change places with the others. */
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
