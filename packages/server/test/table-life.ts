// Random lives of tables: people come, sit, play, leave, agree, object and return, and the server is restarted. Everything sent
// to a socket is checked against what its viewer may know, and the holders of seats against the log.
import { createHmac } from 'node:crypto';
import { FastDice } from '@gaslamp/kernel/chance';
import { applyPatch } from '@gaslamp/kernel/patch';
import { rowFor, viewFor } from '@gaslamp/kernel/projection';
import { SPECTATOR, type State } from '@gaslamp/kernel/state';
import type { TableAction } from '@gaslamp/protocol/messages';
import type { Holder } from '@gaslamp/protocol/notes';
import type { LookBack } from '@gaslamp/protocol/past';
import type { MatchInfo, ServerMessage } from '@gaslamp/protocol/updates';
import { reelOfPast } from '@gaslamp/record/own-reel';
import { expect } from 'vitest';
import { Keys } from '../src/lobby/keys.ts';
import { lookBack } from '../src/lobby/look-back.ts';
import { note } from '../src/lobby/notebook.ts';
import { changeNotifications } from '../src/notifications/subscriptions.ts';
import { RequestError } from '../src/refused.ts';
import type { Connection } from '../src/room/audience.ts';
import type { Room } from '../src/room/room.ts';
import { HOUSE } from '../src/room/turns.ts';
import { holderOf, personOf } from '../src/seats/seats.ts';
import { buildServer, type GaslampServer } from '../src/server.ts';
import { hashToken } from '../src/tokens.ts';
import { Device } from './push-service.ts';

/** Prefix of all notes: no socket ever receives it, not even one of that seat. */
const NOTED = 'noted by ';

/** Prefix of the names of all devices: they are told only to who asks for the keys of a seat. */
const DEVICE = 'device of ';

/** E-mail is offered; none is sent, since no job ever becomes due here. */
const MAIL = { smtp: 'smtp://127.0.0.1:1', from: { name: '', address: 'table@example.org' } };

/** One socket from its owner's view. */
class Line implements Connection {
  info: MatchInfo | null = null;
  state: State | null = null;
  ended = false;
  readonly address = 'here';
  readonly key: string;
  readonly bytes: string[] = [];
  constructor(
    readonly viewer: number,
    readonly host: boolean,
    readonly token: string,
    readonly check: (line: Line, text: string) => void,
  ) {
    this.key = hashToken(token);
  }
  deliver(message: Uint8Array): void {
    const text = String(message);
    this.check(this, text);
    this.bytes.push(text);
    const said = JSON.parse(text) as ServerMessage;
    if ('info' in said) this.info = said.info;
    if (said.t === 'welcome') this.state = said.state as unknown as State;
    if (said.t === 'update') applyPatch(this.state!, said.patch);
  }
  end(): void {
    this.ended = true;
  }
}

export interface Tally {
  operations: number;
  refused: number;
  dealt: number;
  ended: number;
  /** Number of records of a match with its hands closed. */
  closed: number;
  newcomers: number;
  restarts: number;
  messages: number;
  /** Number of stored lines of talk, and of talk messages of the other room after the end. */
  said: number;
  opened: number;
  /** Number of history requests. */
  looked: number;
  /** Number of saved notes, and of hand-overs of a notebook with content to a new player. */
  noted: number;
  handedOn: number;
  /** Number of notification targets, summed over all operations. */
  reached: number;
  /** Number of receipts in messages. */
  receipts: number;
  /** Number of seats that were opened with a phrase. */
  reopened: number;
}

/** Runs one random life; throws if a property is violated. `plant` may spoil each room that is opened. */
export async function life(seed: number, file: string, plant: (room: Room) => void = () => {}): Promise<Tally> {
  const dice = new FastDice(seed);
  const below = (n: number) => dice.below(n);
  const any = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const tally = {
    operations: 0,
    refused: 0,
    dealt: 0,
    ended: 0,
    closed: 0,
    newcomers: 0,
    restarts: 0,
    messages: 0,
    said: 0,
    opened: 0,
    looked: 0,
    noted: 0,
    handedOn: 0,
    reached: 0,
    receipts: 0,
    reopened: 0,
  };
  // In some lives nobody is ever away for long enough, in some everybody is at once.
  const away = any([0, 60_000]);
  const light = () =>
    buildServer({
      file,
      pepper: 'a pepper for tests',
      pace: { bot: 0, window: 0 },
      away,
      calm: 0,
      look: 3_600_000,
      url: 'https://here.test',
      mail: MAIL,
    });
  let server: GaslampServer = await light();
  const game = any(['emerald-2e', 'nanty-narking']);
  const count = 2 + below(3);
  const seats = Array.from({ length: count }, (_, i) =>
    i > 0 && below(4) === 0 ? ({ kind: 'bot', bot: 'random' } as const) : ({ kind: 'person' } as const),
  );
  /** Every share of chance that was given. */
  const shares = new Set<string>();
  const newShare = () => {
    const share = shares.size.toString(16).padStart(32, 'c');
    shares.add(share);
    return share;
  };
  const taken = seats.map((seat, i) => (i === 0 ? { ...seat, share: newShare() } : seat));
  const made = await server.lobby.create({ game, seats: taken, sit: [0], name: 'Person 0', standIn: 'random' });
  const { diceKey } = (await server.lobby.store.load(made.match))!.record;

  const lines: Line[] = [];
  /** Every token and invitation ever given out, with the seat it may open; -1 if it opens none. */
  const secrets = new Map<string, number>();
  /** Notification addresses of the players, with all their secrets. */
  const places = new Set<string>();
  const invites: { seat: number; invite: string }[] = [];
  /** Phrases that were made, with their seats. */
  const phrases = new Map<string, number>();
  /** The content of each seat's notebook, and the invitations with which it is handed over. */
  const notes = new Map<number, string>();
  const withNotebook = new Set<string>();
  const invited = (seat: number, invite: string | null): void => {
    if (invite === null) return;
    invites.push({ seat, invite });
    secrets.set(invite, -1);
  };
  for (const token of [made.host, made.spectator, made.open]) secrets.set(token, -1);
  for (const [seat, token] of made.tokens.entries()) if (token) secrets.set(token, seat);
  for (const [seat, invite] of made.invites.entries()) invited(seat, invite);
  let names = 0;
  let saying: Promise<void>[] = [];

  /** Commitments by published move, as all viewers were sent them. */
  const receipts = new Map<number, string>();
  /** Not thrown where it is found, since only the room would catch it there. */
  let wrong: Error | null = null;
  function check(line: Line, text: string): void {
    try {
      inspect(line, text);
    } catch (error) {
      wrong ??= error as Error;
    }
  }
  function inspect(line: Line, text: string): void {
    tally.messages++;
    if (line.ended) throw new Error(`a socket that was sent away hears ${text.slice(0, 80)}`);
    for (const secret of secrets.keys())
      if (text.includes(secret) || text.includes(hashToken(secret))) throw new Error('a secret of the table is told');
    if (text.includes(NOTED)) throw new Error('what a player has noted is told');
    for (const phrase of phrases.keys())
      if (text.includes(phrase) || text.includes(DEVICE)) throw new Error('a phrase or a device of a seat is told');
    for (const place of places) if (text.includes(place)) throw new Error('where a player is told is told');
    const { phase, closed = false } = (JSON.parse(text) as { info?: MatchInfo }).info ?? line.info ?? {};
    const open = phase === 'over' || (phase === 'ended' && !closed);
    if (!open && text.includes(diceKey)) throw new Error('the dice key is told too early');
    for (const share of shares) if (text.includes(share)) throw new Error('a share of chance is told');
    const said = JSON.parse(text) as Partial<Extract<ServerMessage, { t: 'update' }>>;
    if (said.receipt) {
      const { move, commitment } = said.receipt;
      if (said.t === 'update' && said.row?.move !== move) throw new Error('a step of a draft has a receipt');
      if ((receipts.get(move) ?? commitment) !== commitment) throw new Error('a move has two receipts');
      receipts.set(move, commitment);
      tally.receipts++;
    }
    if (text.includes(otherMark(line.viewer))) {
      if (!open) throw new Error('the talk of the other room is told before the end');
      tally.opened++;
    }
    if (phase === 'gathering' && /"(state|standing|hidden|place|rows)"/.test(text))
      throw new Error('something of the deal is told before it');
  }
  /** A text that only one room contains, so that a leak into the other is found. */
  const mark = (viewer: number) => (viewer === SPECTATOR ? 'among those who watch' : 'among those who play');
  const otherMark = (viewer: number) => mark(viewer === SPECTATOR ? 0 : SPECTATOR);
  async function says(line: Line): Promise<void> {
    const table = await room();
    if (!table.audience.has(line)) return;
    const id = `said-${tally.operations}-${line.viewer}`;
    // Two who speak at the same time do not say the same.
    const words = { kind: 'text', text: `${mark(line.viewer)} ${tally.operations} ${line.viewer}` } as const;
    await table.talk.say(line, table.seats[line.viewer], { t: 'say', id, words });
    if (line.bytes.some((text) => text.includes(`"said","id":"${id}"`))) tally.said++;
  }
  const room = async (): Promise<Room> => {
    const found = await server.lobby.room(made.match);
    plant(found);
    return found;
  };
  async function comes(token: string): Promise<void> {
    const table = await room();
    const access = table.access(token);
    if (access === null) throw new RequestError(403, 'access.none');
    const line = new Line(access.viewer, access.host, token, check);
    lines.push(line);
    await table.enter(line, { token, share: newShare() });
  }
  /** Ends every connection, as when a server closes. */
  async function hangUp(): Promise<void> {
    const table = await server.lobby.room(made.match).catch(() => null);
    for (const line of lines) {
      line.ended = true;
      table?.leave(line);
    }
  }
  async function acts(action: Record<string, unknown>): Promise<string | null> {
    const { invite } = await server.lobby.table(made.match, action as TableAction, 'en');
    if (typeof action.seat === 'number') invited(action.seat, invite);
    return invite;
  }
  const token = (): string => any([...secrets.keys()]);
  const ownSeat = (): { token: string; seat: number } => {
    const own = [...secrets].filter(([, seat]) => seat >= 0);
    const [found, seat] = any(own);
    return { token: found, seat };
  };
  const operations: readonly (() => Promise<unknown>)[] = [
    () => comes(token()),
    () => comes(ownSeat().token),
    async () => {
      const open = lines.filter((line) => !line.ended);
      if (open.length === 0) return;
      const line = any(open);
      line.ended = true;
      (await room()).leave(line);
    },
    async () => {
      const { seat, invite } = any(invites.length > 0 ? invites : [{ seat: 0, invite: made.open }]);
      const before = (await room()).seats.map(holderOf);
      const used = any([invite, made.open]);
      const sat = await server.lobby.sit(made.match, {
        invite: used,
        name: `Person ${++names}`,
        seat: any([undefined, seat]),
        share: newShare(),
      });
      secrets.set(sat.token, sat.seat);
      if (before[sat.seat] !== null) tally.newcomers++;
      if (!withNotebook.has(used)) notes.delete(sat.seat);
      else if (notes.has(sat.seat)) tally.handedOn++;
    },
    async () => {
      const open = lines.filter((line) => !line.ended);
      // Not awaited, so that the next operation runs at the same time.
      for (let n = below(3); n > 0 && open.length > 0; n--) saying.push(says(any(open)));
    },
    async () => {
      const n = places.size;
      const wish = any([
        { do: 'push', endpoint: `https://push.test/${n}`, ...new Device(String(n)).keys },
        { do: 'mail', address: `guest${n}@mail.test` },
        { do: 'mail-off' },
      ] as const);
      places.add(wish.do === 'push' ? wish.endpoint : wish.do === 'mail' ? wish.address : 'push.test');
      await changeNotifications(
        server.lobby,
        made.match,
        { ...wish, token: token() },
        { address: `caller ${n}`, language: 'en' },
      );
      for (const one of (await room()).ledger.targets)
        for (const value of Object.values(one)) if (String(value).length >= 16) places.add(String(value));
    },
    async () => {
      const asker = token();
      const text = String(await lookBack(server.lobby, made.match, asker));
      const told = JSON.parse(text) as LookBack;
      const table = await room();
      const access = table.access(asker);
      if (access === null) throw new Error('who has no way in looks back');
      inspect(new Line(access.viewer, access.host, asker, check), text);
      if (table.status.phase === 'closed') {
        const record = await table.recordFile();
        if (record.includes(diceKey) || /"(entry|place|seenBy)"/.test(record))
          throw new Error('the record shows closed hands');
        tally.closed++;
      }
      if (told.past === null || table.match === null) return;
      tally.looked++;
      const { viewer } = access;
      const { past } = told;
      // Between two commands: while one is being stored, the match is ahead of what was sent.
      await table.ledger.next(async () => {
        const { match } = table;
        if (match === null) return;
        const rows = table.ledger.log.rows.map((row) => rowFor(row, viewer));
        expect(past.moments.map(({ row }) => row)).toEqual(rows.slice(0, past.moments.length));
        // Bots continue in the meantime.
        if (past.moments.length < rows.length) return;
        const last = reelOfPast(past).shown(rows.length - 1);
        // During a draft its owner is ahead of the published state.
        if (match.decision?.player !== viewer || match.s.step === 0) expect(last.s).toEqual(viewFor(match, viewer).s);
      });
    },
    async () => {
      const own = ownSeat();
      const { notebook, sides } = await note(server.lobby, made.match, { do: 'see', token: own.token });
      // The content is by the holder of the seat, or was handed over with it.
      if (notebook.text !== (notes.get(own.seat) ?? '')) throw new Error('somebody reads what another has noted');
      const marks = [{ seat: (own.seat + 1) % count, side: any(sides), mark: 'suspected' as const }];
      const text = `${NOTED}${tally.operations}`;
      await note(server.lobby, made.match, { do: 'save', token: own.token, revision: notebook.revision, marks, text });
      notes.set(own.seat, text);
      tally.noted++;
    },
    async () => {
      const own = ownSeat();
      const wish = { do: 'phrase', token: own.token, device: `${DEVICE}${tally.operations}` } as const;
      const { phrase } = await new Keys(server.lobby).change(made.match, wish, HOUSE);
      phrases.set(phrase!, own.seat);
    },
    async () => {
      if (phrases.size === 0) return;
      const [phrase, seat] = any([...phrases]);
      const device = `${DEVICE}${tally.operations}`;
      const found = await new Keys(server.lobby).open(made.match, { phrase, device }, HOUSE);
      if (found.seat !== seat) throw new Error('a phrase opens another seat');
      secrets.set(found.token, found.seat);
      tally.reopened++;
    },
    async () => {
      const keys = new Keys(server.lobby);
      const own = ownSeat();
      const { keys: all } = await keys.change(made.match, { do: 'see', token: own.token }, HOUSE);
      if (all.length < 2 || below(3) > 0) return;
      await keys.change(made.match, { do: 'revoke', token: own.token, key: any(all).id }, HOUSE);
    },
    async () => acts({ do: any(['leave', 'hand-over', 'keep', 'free']), ...ownSeat() }),
    async () => {
      const invite = await acts({ do: 'hand-over', ...ownSeat(), notebook: true });
      if (invite !== null) withNotebook.add(invite);
    },
    async () =>
      acts({ do: any(['stand-in', 'agree-open', 'invite', 'object']), token: ownSeat().token, seat: below(count) }),
    async () => acts({ do: 'agree-open', token: ownSeat().token, seat: below(count) }),
    async () => acts({ do: any(['agree-end', 'object', 'begin', 'object']), token: token() }),
    async () => (below(4) === 0 ? acts({ do: 'begin', token: made.host }) : undefined),
    async () => {
      const table = await room();
      const match = await table.current();
      if (!match?.decision) return;
      const { player, options } = match.decision;
      await table.answer(player, table.game.verbs.format(any(options)), match.at);
    },
    async () => {
      if (below(5) > 0) return;
      tally.restarts++;
      await Promise.all(saying);
      const before = (await room()).info({ viewer: SPECTATOR, host: false });
      await hangUp();
      await server.close();
      server = await light();
      const after = (await room()).info({ viewer: SPECTATOR, host: false });
      const lasting = ({ phase, notes, diceHash, seats: all }: MatchInfo) => ({
        phase,
        notes: notes.slice(0, before.notes.length),
        diceHash,
        seats: all.map(({ kind, name, number, held }) => ({ kind, name, number, held })),
      });
      expect(lasting(after)).toEqual(lasting(before));
    },
  ];

  async function lives(times: number): Promise<void> {
    for (let i = 0; i < times; i++) {
      tally.operations++;
      try {
        await any(operations)();
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        tally.refused++;
      }
      if (below(2) === 0) {
        await Promise.all(saying);
        saying = [];
      }
      await holds(await room(), lines);
      tally.reached += (await room()).ledger.targets.length;
      if (wrong !== null) throw wrong;
    }
  }
  /** Each player at the table does that, if they may. */
  async function everybody(action: string): Promise<void> {
    for (const [token, seat] of secrets)
      if (seat >= 0)
        await acts({ do: action, token }).catch((error: unknown) => {
          if (!(error instanceof RequestError)) throw error;
        });
  }

  try {
    await lives(140);
    await everybody('agree-end');
    await lives(40);
    await everybody('agree-hands');
    await lives(10);
    await Promise.all(saying);
    const { phase } = (await room()).status;
    if (receipts.size > 0) await committed(server, made.match, receipts);
    if (phase !== 'gathering') tally.dealt++;
    if (phase === 'ended' || phase === 'closed') tally.ended++;
    return tally;
  } finally {
    await hangUp();
    await server.close();
  }
}

/** Checks that receipts commit to the stored log up to their moves, by the secret key. */
async function committed(
  { lobby }: GaslampServer,
  match: string,
  receipts: ReadonlyMap<number, string>,
): Promise<void> {
  const { record, seats } = (await lobby.store.load(match))!;
  const { beginning, lines } = await lobby.store.log(match);
  const hmac = (key: string | Buffer, ...parts: readonly (string | Buffer)[]) =>
    parts.reduce((sum, part) => sum.update(part), createHmac('sha256', key)).digest();
  const shares = Buffer.from(seats.map(({ share }) => share?.value ?? '0'.repeat(32)).join(''), 'hex');
  const key = hmac(hmac(record.diceKey, shares).toString('hex'), 'chain');
  const { game, pack, options } = record;
  let last = hmac(key, JSON.stringify([match, game, pack, options, beginning!.before, null]));
  for (const line of lines) {
    last = hmac(key, last, JSON.stringify(line).replaceAll(/,"name":"[^"]*"/g, ''));
    const { did = '', patch = {} }: { did?: string; patch?: { move?: unknown } } = 'entry' in line ? line.entry : {};
    const told = receipts.get(did === 'deal' ? 0 : Number(patch.move ?? -1));
    if (told !== undefined && told !== last.toString('hex')) throw new Error('a receipt does not follow from the key');
  }
}

/** Checks what must be true between any two operations. */
async function holds(room: Room, lines: readonly Line[]): Promise<void> {
  // All pending messages have been written, to spectators too.
  await room.outlook();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  await room.outlook();
  for (const line of lines) {
    if (line.ended || !room.audience.has(line)) continue;
    // A socket belongs to a viewer who may have it now.
    expect(room.access(line.token)).toEqual({ viewer: line.viewer, host: line.host });
    const { match } = room;
    if (match === null) expect(line.state).toBeNull();
    else expect(line.state).toEqual(JSON.parse(JSON.stringify(viewFor(match, line.viewer).s)));
  }
  // Before the deal seats are free; afterwards none is.
  const { phase } = room.status;
  if (phase !== 'gathering') for (const seat of room.seats) expect(seat.by).not.toBe('nobody');
  await told(room);
  // No target belongs to somebody who no longer holds its seat.
  for (const target of room.ledger.targets)
    if (target.kind !== 'hook') expect(personOf(room.seats[target.seat]!)?.number).toBe(target.person);
}

/** Checks that the log has every change of a seat, and that only its player, or two others, let somebody new take it. */
async function told(room: Room): Promise<void> {
  const holders = new Map<number, Holder | null>();
  const openings = new Map<number, string>();
  for (const line of await room.log()) {
    if (!('note' in line)) continue;
    const { note } = line;
    if (note.kind === 'opened') {
      openings.set(note.seat, note.why);
      if (note.why === 'agreed') expect(new Set(note.agreed.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
    }
    if (note.kind === 'withdrawn') openings.delete(note.seat);
    if (note.kind !== 'seat') continue;
    if (holders.has(note.seat)) expect(note.from).toEqual(holders.get(note.seat));
    if (note.why === 'handed' || note.why === 'agreed' || note.why === 'lost') {
      expect(openings.get(note.seat)).toBe(note.why);
      openings.delete(note.seat);
    } else if (note.to?.kind === 'person' && note.why !== 'back' && note.why !== 'regained')
      expect(note.from).toBeNull();
    holders.set(note.seat, note.to);
  }
  for (const [seat, holder] of holders) expect(holderOf(room.seats[seat]!)).toEqual(holder);
}
