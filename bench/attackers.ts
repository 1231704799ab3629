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
  /** Opens a new socket for each one that is closed. */
  readonly again: boolean;
}
const { port, match, token, sockets, rate, again } = JSON.parse(at(process.argv, 2)) as Orders;
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
        const order = tally.said % 2 === 0 ? 'match' : 'none';
        socket.send(JSON.stringify({ t: 'standing', id: `${tally.said++}`, order }));
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
for (let i = 0; i < sockets; i++) setTimeout(open, i * 2);
process.on('message', () => {
  process.send!(tally, () => process.exit(0));
});
