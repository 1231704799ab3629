// Servers whose clocks can be advanced by days: one process on a file, and two on a PostgreSQL behind one door, of which one
// may die.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTurns } from '@gaslamp/bench/turns';
import { expect, onTestFinished } from 'vitest';
import { folder } from '../../server/test/folder.ts';
import { schemaOfTest } from '../../server/test/postgres.ts';
import { type Pushed, pushService } from '../../server/test/push-service.ts';
import { HASTE, openSite } from './browser.ts';
import { byTest } from './chance.ts';

export interface House {
  readonly url: string;
  /** Push messages sent to devices. */
  readonly pushed: readonly Pushed[];
  /** Advances the house clock by this many ms. */
  goBy(span: number): Promise<void>;
}
export interface TwoHouses extends House {
  /** Directs new pages to one of the two processes; without a number, to either. */
  leadTo(which?: 0 | 1): void;
  /** Kills the process at once, as if its machine died. */
  kill(which: 0 | 1): Promise<void>;
  /** Stops the process as a host does: its visitors are redirected. */
  stop(which: 0 | 1): Promise<void>;
}

/** Starts the default server: one process, SQLite. */
export async function oneHouse(): Promise<House> {
  const place = folder();
  onTestFinished(() => place.remove());
  const { got, ways } = await pushService();
  const { url, server } = await openSite({ ...HASTE, chance: byTest, file: join(place.path, 'days.sqlite'), ways });
  onTestFinished(() => server.close());
  const { house } = server.lobby;
  const now = house.now.bind(house);
  let ahead = 0;
  house.now = () => now() + ahead;
  return {
    url,
    pushed: got,
    async goBy(span) {
      ahead += span;
    },
  };
}

/** Starts two processes that share only their database. */
export async function twoHouses(): Promise<TwoHouses> {
  const schema = await schemaOfTest();
  const { got, port } = await pushService();
  const lit = [await light(schema.url, port), await light(schema.url, port)];
  const alive = new Set([0, 1]);
  const all = lit.map((one) => one.port);
  const turns = await openTurns(all);
  onTestFinished(() => turns.close());
  return {
    url: `http://127.0.0.1:${turns.port}`,
    pushed: got,
    async goBy(span) {
      const [row] = await schema.ask<{ at: string }>(
        `update house set value = value + $1 where name = 'clock'
           returning (extract(epoch from clock_timestamp()) * 1000)::bigint as at`,
        span,
      );
      // They read the stored clock from their next heartbeat on.
      const beaten = () => schema.ask('select from processes where seen > $1', row!.at);
      await expect.poll(async () => (await beaten()).length, { interval: 20 }).toBe(alive.size);
    },
    leadTo: (which) => turns.leadTo(which === undefined ? all : [all[which]!]),
    kill(which) {
      alive.delete(which);
      return lit[which]!.end('SIGKILL');
    },
    stop(which) {
      alive.delete(which);
      return lit[which]!.end('SIGTERM');
    },
  };
}

interface Lit {
  readonly port: number;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}
async function light(database: string, push: number): Promise<Lit> {
  const process = join(fileURLToPath(import.meta.url), '../house-process.ts');
  const child = fork(process, [database, String(push)], { execArgv: ['--import', 'tsx'] });
  const gone = new Promise<void>((over) => child.on('exit', () => over()));
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return gone;
  };
  onTestFinished(() => end('SIGKILL'));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (port) => resolve(Number(port))).once('exit', () => reject(new Error('it does not start')));
  });
  return { port, end };
}
