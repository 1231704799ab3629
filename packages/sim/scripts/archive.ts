// Adds to the archive; existing entries stay unchanged. See archive/README.md. Usage:
//   node --import tsx packages/sim/scripts/archive.ts names
//   node --import tsx packages/sim/scripts/archive.ts record GAME SEATS
//   node --import tsx packages/sim/scripts/archive.ts beginnings
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { botNamed } from '@gaslamp/bots/bots';
import { type AnyGame, GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import type { Entry } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { view } from '@gaslamp/kernel/view';
import type { LogLine, NoteLine } from '@gaslamp/record/log';
import { recordOf, recordText } from '@gaslamp/record/record';
import { hashOfKey, SecureDice } from '@gaslamp/record/secure-dice';
import { recordIn } from '../src/record-file.ts';
import { ARCHIVE, keptNames, lostNames, NAMES, namesOf, withNew } from '../src/saved-names.ts';

type Note = NoteLine['note'];
type SeatNote = Extract<Note, { kind: 'seat' }>;
type Holder = NonNullable<SeatNote['from']>;

/** A fixed date, so that running this again creates the same file. */
const EVENING = Date.UTC(2024, 0, 6, 20);
const BOT = 'baseline';

function write(file: string, text: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already; a record is never changed`);
  writeFileSync(file, text);
  console.log(file);
}

/** Appends new names to the archived ones. */
function names(): void {
  const kept = existsSync(NAMES) ? keptNames() : {};
  const all = Object.keys(GAMES).map((id) => {
    const now = namesOf(id);
    const lost = kept[id] === undefined ? [] : lostNames(kept[id], now);
    if (lost.length > 0) throw new Error(`${id} has lost names that stored matches hold:\n  ${lost.join('\n  ')}`);
    return [id, withNew(kept[id], now)] as const;
  });
  writeFileSync(NAMES, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** Writes the present state before the deal for records of the first format that have none yet. */
function beginnings(): void {
  const folder = join(ARCHIVE, 'beginnings');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(ARCHIVE).filter((file) => file.endsWith('.jsonl'))) {
    const { header } = recordIn(join(ARCHIVE, name));
    const file = join(folder, name.replace(/\.jsonl$/, '.json'));
    if (header.before !== null || existsSync(file)) continue;
    const pack = join(ARCHIVE, 'packs', `${header.pack}.json`);
    const { game, readPack } = GAMES[header.game]!;
    const then = game(readPack(JSON.parse(readFileSync(pack, 'utf8')), pack));
    if (then.rules !== header.rules) throw new Error(`${name}: here is version ${then.rules} of the rules`);
    const before = then.setup(header.seats, tableOptions(then, header.options));
    write(file, `${JSON.stringify(before, null, 2)}\n`);
  }
}

/** Records a match of bots with keyed dice that contains every possible event outside the game. */
function record(game: AnyGame, seats: number): void {
  const key = `${game.id} for ${seats}, kept in the archive`;
  const options = tableOptions(game, {});
  const { match, before, entry } = Match.start(game, seats, options, new SecureDice(key));
  const bot = botNamed(game.id, BOT);
  const mind = new FastDice(seats);
  const lines: LogLine[] = [];
  const at = () => EVENING + lines.length * 1000;
  const note = (one: Note) => lines.push({ at: at(), note: one });
  const keep = (entries: readonly Entry[]) => {
    for (const one of entries) lines.push({ at: at(), rules: game.rules, entry: one });
  };
  for (const one of seated(seats)) note(one);
  keep([entry]);
  const later = changes(seats);
  for (let { decision } = match; decision !== null; decision = match.decision) {
    if (lines.length % 20 === 0 && later.length > 0) note(later.shift()!);
    const { player, options: offered } = decision;
    const back = match.undoable(player) > 0 && mind.below(12) === 0;
    const situation = { game, view: view(game, match.s, player), decision, dice: mind };
    const text = () => game.verbs.format(offered.length === 1 ? offered[0]! : bot.choose(situation));
    const given = back ? match.undo(player, match.at) : match.choose(player, [text()], match.at);
    if (isRefusal(given)) throw new Error(`${given.wish ?? 'undo'} is refused (${given.refusal})`);
    keep(given.entries);
  }
  if (later.length > 0) throw new Error(`the match was too short for ${later.length} notes`);
  const names = Array.from({ length: seats }, () => BOT);
  const beginning = { game, before, options, names, people, dice: { hash: hashOfKey(key), key } };
  const file = join(ARCHIVE, `${game.id}-rules-${game.rules}-${seats}-players-format-2.jsonl`);
  write(file, recordText(recordOf(beginning, lines)));
}

const people = { 1: 'Ann', 2: 'Ben', 3: 'Cat' };
const person = (number: number): Holder => ({ kind: 'person', number });
const [ann, ben, cat] = [person(1), person(2), person(3)];
const bot: Holder = { kind: 'bot', bot: BOT };
const passed = (
  seat: number,
  from: Holder | null,
  to: Holder | null,
  why: SeatNote['why'],
  ...agreed: Holder[]
): Note => ({
  kind: 'seat',
  seat,
  from,
  to,
  why,
  agreed,
});
const seated = (seats: number): Note[] => [
  passed(0, null, ann!, 'sat'),
  passed(1, null, cat!, 'sat'),
  passed(1, cat!, null, 'freed', ann!),
  passed(1, null, ben!, 'sat'),
  ...Array.from({ length: seats - 2 }, (_, i) => passed(2 + i, null, bot, 'bot')),
];
const handedOver: Note = { kind: 'opened', seat: 0, why: 'handed', agreed: [] };
const changes = (seats: number): Note[] => [
  passed(1, ben!, bot, 'left'),
  passed(1, bot, ben!, 'back'),
  passed(1, ben!, bot, 'away', ann!),
  { kind: 'opened', seat: 1, why: 'agreed', agreed: [ann!] },
  passed(1, bot, cat!, 'agreed', ann!),
  handedOver,
  { kind: 'withdrawn', seat: 0 },
  ...(seats > 2 ? [handedOver, passed(0, ann!, ben!, 'handed')] : []),
];

const [what, id = '', seats = ''] = argv.slice(2);
if (what === 'names') names();
else if (what === 'beginnings') beginnings();
else if (what === 'record') record(gameNamed(id), Number(seats));
else throw new Error(`"${what}" is nothing to add; allowed: names, record GAME SEATS, beginnings`);
