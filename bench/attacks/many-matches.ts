// One caller plays many matches at once.
import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKER, type Attack, range, type Tally } from './attack.ts';
import { Caller } from './caller.ts';
import { Table } from './table.ts';

const MATCHES = 30;
/** Seats of each match, so that the sockets are as many as an address may have. */
const SEATS = 5;
/** Interval between two looks at the matches, in ms. */
const LOOK = 250;

/** Plays all seats of so many matches as fast as the server answers, and another match for each that is over. */
async function alone(port: number, tally: Tally): Promise<void> {
  const caller = new Caller(port, ATTACKER);
  const tables: Table[] = [];
  const another = async () => tables.push(new Table(caller, await caller.create(SEATS), 0));
  for (const _ of range(MATCHES)) await another();
  const counted = new WeakMap<Table, number>();
  setInterval(() => {
    for (const table of tables) {
      tally.add('commands', table.answers - (counted.get(table) ?? 0));
      counted.set(table, table.answers);
      if (!table.over) continue;
      table.stop();
      tables.splice(tables.indexOf(table), 1);
      another().catch(() => tally.add('matches refused'));
    }
  }, LOOK);
}
/** Eight matches of bots alone that the caller watches, and eight against bots. */
async function againstBots(port: number, tally: Tally): Promise<void> {
  const caller = new Caller(port, ATTACKER);
  for (const _ of range(8)) {
    const bots = await caller.create(0, 5);
    const watching = caller.socket(bots.match, bots.spectator);
    watching.on('message', (data) => {
      if (String(data).startsWith('{"t":"update"')) tally.add('moves of bots alone');
    });
    const table = new Table(caller, await caller.create(1, 4), 0);
    table.sockets[0]?.on('message', (data) => {
      if (String(data).startsWith('{"t":"update"')) tally.add('moves against bots');
    });
  }
  await delay(LOOK);
}
export const MANY_MATCHES: readonly Attack[] = [
  { name: 'alone', begin: alone },
  { name: 'alone-postgres', store: 'postgres', begin: alone },
  { name: 'bots', bots: true, begin: againstBots },
];
