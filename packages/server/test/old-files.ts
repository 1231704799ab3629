// Data files of older versions.
import { type AnyGame, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Entry } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { hash } from '@gaslamp/kernel/state';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Bringing } from '../src/store/migrations/old-match.ts';

export const CREATED = 1_690_000_000_000;
export const SCHEMA = `
  create table matches (id text primary key, over integer not null, asked integer, rematch text,
    record text not null) strict;
  create table seats (match text not null, seat integer not null, record text not null,
    primary key (match, seat)) strict, without rowid;
  create table entries (match text not null, version integer not null, entry text not null,
    primary key (match, version)) strict, without rowid;
  create table commands (match text not null, id text not null, record text not null,
    primary key (match, id)) strict, without rowid;
  create table packs (hash text primary key, game text not null, json text not null) strict;
`;
/** From before `asked` was stored. */
export const OLDEST = SCHEMA.replace(' asked integer,', '');

/** Plays some answers of a real match and returns it as it was stored then. */
function played(game: AnyGame, seats: number, answers: number) {
  const { match, entry } = Match.start(game, seats, {}, new FastDice(3));
  const entries: Entry[] = [entry];
  const dice = new FastDice(5);
  while (entries.length < answers) {
    const { player, options } = match.decision!;
    const accepted = match.choose(player, [game.verbs.format(options[dice.below(options.length)]!)], match.at);
    if (isRefusal(accepted)) throw new Error(accepted.refusal);
    entries.push(...accepted.entries);
  }
  return { entries, asked: match.asked!.player, hash: hash(match.s) };
}
export const GAME = gameNamed('emerald-2e');
export const PLAYED = played(GAME, 3, 12);
export const OPTIONS = Object.fromEntries(Object.entries(GAME.options).map(([name, { standard }]) => [name, standard]));

export const bringing = (): Bringing & { begun: unknown[][] } => {
  const begun: unknown[][] = [];
  return {
    begun,
    beforeOf(...given) {
      begun.push(given);
      const [game, , , seats, options] = given;
      return gameNamed(game).setup(seats, options);
    },
    standIn: (game) => `the fiercest of ${game}`,
  };
};

const oldRecord = (id: string, more: object = {}) => ({
  id,
  game: 'emerald-2e',
  pack: GAME.pack,
  options: OPTIONS,
  rules: GAME.rules,
  seats: 3,
  hostHash: 'host',
  spectatorHash: 'spectator',
  openHash: 'open',
  diceKey: 'key',
  created: CREATED,
  over: false,
  rematch: null,
  ...more,
});
const nobody = {
  name: '',
  bot: null,
  tokenHash: null,
  inviteHash: null,
  formerHash: null,
  formerName: null,
  order: 'none',
};
export const oldPerson = (seat: number, name: string, more: object = {}) => ({
  ...nobody,
  seat,
  kind: 'person',
  name,
  tokenHash: `token-${name}`,
  ...more,
});
export const oldBot = (seat: number, more: object = {}) => ({ ...nobody, seat, kind: 'bot', bot: 'random', ...more });
export const oldOpen = (seat: number, more: object = {}) => ({
  ...nobody,
  seat,
  kind: 'open',
  inviteHash: `invite-${seat}`,
  ...more,
});

interface OldMatch {
  readonly id: string;
  readonly seats?: readonly object[];
  readonly record?: object;
  readonly over?: boolean;
  readonly asked?: number | null;
  readonly rematch?: string;
  readonly command?: string;
}
/** Creates a file of an older version. */
export function oldFile(file: string, schema: string, matches: readonly OldMatch[], more = ''): void {
  const db = new DatabaseSync(file);
  db.exec(schema);
  const run = (sql: string, ...values: unknown[]) => db.prepare(sql).run(...values);
  for (const {
    id,
    seats = [oldPerson(0, 'Ann'), oldPerson(1, 'Bob'), oldPerson(2, 'Cleo')],
    record,
    over,
    asked = PLAYED.asked,
    rematch,
    command,
  } of matches) {
    run(
      'insert into matches (id, over, rematch, record) values (?, ?, ?, ?)',
      id,
      over ? 1 : 0,
      rematch ?? null,
      JSON.stringify(oldRecord(id, record)),
    );
    if (schema === SCHEMA) run('update matches set asked = ? where id = ?', asked, id);
    for (const [i, seat] of seats.entries()) run('insert into seats values (?, ?, ?)', id, i, JSON.stringify(seat));
    for (const [i, entry] of PLAYED.entries.entries())
      run('insert into entries values (?, ?, ?)', id, i, JSON.stringify(entry));
    if (command)
      run('insert into commands values (?, ?, ?)', id, command, JSON.stringify({ seat: 1, move: 2, step: 3 }));
  }
  run('insert into packs values (?, ?, ?)', 'corrected', 'emerald-2e', '{"cards":[]}');
  if (more !== '') db.exec(more);
  db.close();
}
/** Returns the complete content of a file by table. */
export function contents(path: string) {
  const db = new DatabaseSync(path);
  const tables = db.prepare(`select name, sql from sqlite_schema where type = 'table' order by name`).all() as {
    name: string;
    sql: string;
  }[];
  const all = tables.map((table) => ({
    ...table,
    rows: db.prepare(`select * from ${table.name} order by 1, 2`).all(),
  }));
  db.close();
  return all;
}
/** Returns every row of a file as text. */
export const rowsIn = (path: string): string[] =>
  contents(path).flatMap(({ name, rows }) => rows.map((row) => JSON.stringify([name, row])));
