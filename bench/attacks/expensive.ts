// One caller asks in loops for what costs the server most to compute.
import { setTimeout as delay } from 'node:timers/promises';
import { at } from '@gaslamp/kernel/lists';
import { ATTACKER, type Attack, endlessly, range } from './attack.ts';
import { Caller } from './caller.ts';
import { Table } from './table.ts';

/** Matches that the caller plays alone, with two seats each. */
const MATCHES = 8;
/** Number of answers that are given before the attack, and the moment from which a match is played on. */
const PLAYED = 120;
const MOMENT = 20;

/** Opens matches and plays them for a while. */
async function played(caller: Caller, count = MATCHES): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (const _ of range(count)) tables.push(new Table(caller, await caller.create(2), 25));
  while (tables.some(({ answers, over }) => answers < PLAYED && !over)) await delay(100);
  return tables;
}
/** Ends a match by agreement and opens its hands. */
async function ended(caller: Caller, { made }: Table): Promise<void> {
  for (const what of ['agree-end', 'agree-hands'])
    for (const token of made.tokens) await caller.ask(`/api/matches/${made.match}/table`, { do: what, token });
}

const forecasts: Attack = {
  name: 'forecasts',
  async begin(port, tally) {
    const caller = new Caller(port, ATTACKER);
    for (const table of await played(caller)) {
      let n = 0;
      const ask = (): void => {
        const option = table.asked?.options[n++ % table.asked.options.length];
        const id = `f${n}`;
        if (option !== undefined) table.asked?.socket.send(JSON.stringify({ t: 'forecast', id, texts: [option] }));
      };
      for (const socket of table.sockets)
        socket.on('message', (data) => {
          const { t }: { t: string } = JSON.parse(String(data));
          if (t === 'forecast' || t === 'refused') tally.add(t);
        });
      // As many as a socket may send.
      setInterval(ask, 50);
    }
  },
};
const past: Attack = {
  name: 'past',
  async begin(port, tally) {
    const caller = new Caller(port, ATTACKER, 64);
    const tables = await played(caller);
    // A match that has moved on since is replayed again.
    endlessly(2 * MATCHES, (strand) => {
      const { match, tokens } = at(tables, strand % MATCHES).made;
      return tally.reply(caller.ask(`/api/matches/${match}/past`, { token: tokens[strand % 2] }));
    });
  },
};
const playOn: Attack = {
  name: 'play-on',
  async begin(port, tally) {
    const caller = new Caller(port, ATTACKER, 64);
    const [table] = await played(caller, 1);
    if (table === undefined) return;
    await ended(caller, table);
    const from = { match: table.made.match, moment: MOMENT, token: table.made.tokens[0] };
    const seats = Array(2).fill({ kind: 'person' });
    endlessly(8, () => tally.reply(caller.ask('/api/matches', { game: 'emerald-2e', seats, sit: [0, 1], from })));
  },
};
/** Requests without a token that are answered from the store or a cache. */
const lists: Attack = {
  name: 'statistics',
  async begin(port, tally) {
    const caller = new Caller(port, ATTACKER, 64);
    const tables = await played(caller);
    const matches = tables.map(({ made }) => ({ match: made.match, token: made.tokens[0] }));
    endlessly(8, (strand) =>
      tally.reply(strand % 2 === 0 ? caller.ask('/api/statistics') : caller.ask('/api/mine', { matches })),
    );
  },
};
export const EXPENSIVE = [forecasts, past, playOn, lists] as const;
