// Two servers on one PostgreSQL: viewers and players at either see what a single server would have shown.
import { FastDice } from '@gaslamp/kernel/chance';
import { describe, expect, test, vi } from 'vitest';
import { nameAt } from '../src/seats/seats.ts';
import type { Change } from '../src/store/changes.ts';
import { Unstorable } from '../src/store/store.ts';
import { deskOf } from './desk-forms.ts';
import {
  act,
  askedOf,
  bot,
  create,
  looksOf,
  notesOf,
  ownServer,
  person,
  type Running,
  sit,
  three,
  timeOf,
  Viewer,
} from './harness.ts';
import { schemaOfTest } from './postgres.ts';
import { at, closed, missing, openAll, two } from './two-servers.ts';
import { until } from './until.ts';

/** Returns the published rows that a viewer was sent, step by step. */
const rowsOf = ({ heard }: Viewer) =>
  heard.flatMap((message) => (message.t === 'update' && message.row ? [message.row] : []));
/** Presence arrives a moment later, and durations change. */
const steady = ({ info }: Viewer) => ({ ...info, seats: info.seats.map(({ awayIn: _, ...seat }) => seat) });

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test.each(['emerald-2e', 'nanty-narking', 'emerald-1e'])(
    'of %s every seat is shown the same by both, whichever of them is commanded',
    async (game) => {
      const { a, b } = await two();
      const made = await create(a.port, 3, { game });
      const all = [...made.tokens, made.spectator];
      const [here, there] = [await openAll(a.port, made.match, all), await openAll(b.port, made.match, all)];
      closed([...here, ...there]);
      const dice = new FastDice(game.length);
      let [answers, backs] = [0, 0];
      while ((answers < 45 || backs === 0) && here[0]!.standing.question !== null) {
        const side = dice.below(2) === 0 ? here : there;
        const asked = side.find((viewer) => viewer.asked);
        if (asked === undefined) {
          const [one] = side as [Viewer, ...Viewer[]];
          await one.until(() => side.some((viewer) => viewer.asked) || one.standing.question === null);
          continue;
        }
        const mayGoBack = asked.standing.undoable > 0 && dice.below(5) === 0;
        const { move, step } = asked.standing;
        const reply = await (mayGoBack ? asked.undo(1) : asked.choose(dice.oneOf(asked.options)));
        // The other process may have given a forced answer by itself: then this one is refused as out of date.
        if (reply.t === 'refused') expect(reply.reason).toMatch(/stale-move|not-your-decision/);
        else await asked.until(() => asked.standing.move !== move || asked.standing.step !== step);
        if (reply.t === 'ack') answers++;
        if (reply.t === 'ack' && mayGoBack) backs++;
      }
      expect(answers).toBeGreaterThan(30);
      expect(backs).toBeGreaterThan(0);
      const last = Math.max(...[...here, ...there].map(({ standing }) => standing.move));
      for (const viewer of [...here, ...there]) await viewer.until(() => viewer.standing.move === last);
      const anew = await openAll(a.port, made.match, all);
      closed(anew);
      for (const [i, viewer] of here.entries()) {
        await at(there[i]!, viewer);
        await until(() => expect(steady(there[i]!)).toEqual(steady(viewer)));
        expect(there[i]!.state).toEqual(viewer.state);
        expect(there[i]!.standing).toEqual(viewer.standing);
        expect(rowsOf(there[i]!)).toEqual(rowsOf(viewer));
        // A new connection gets the same at once.
        expect(anew[i]!.state).toEqual(viewer.state);
        expect(anew[i]!.standing).toEqual(viewer.standing);
      }
      // Both know the position in the dice stream, so that no outcome is used twice.
      const { lines } = await a.server.lobby.store.log(made.match);
      const used = lines.reduce((sum, line) => sum + ('entry' in line ? line.entry.chance.length : 0), 0);
      for (const { server } of [a, b])
        expect((await server.lobby.room(made.match)).match!.chance).toMatchObject({ used });
    },
  );

  test('of two answers to one question, given at both at once, one is carried out and one refused in words', async () => {
    const { a, b } = await two();
    const made = await create(a.port, 2);
    const [here, there] = [
      await openAll(a.port, made.match, made.tokens),
      await openAll(b.port, made.match, made.tokens),
    ];
    closed([...here, ...there]);
    const outcomes: string[] = [];
    for (let n = 0; n < 12; n++) {
      await here[0].until(() => here.some(({ asked }) => asked));
      const seat = here.findIndex(({ asked }) => asked);
      await at(there[seat]!, here[seat]!);
      const [one] = here[seat]!.standing.question!.options!;
      const replies = await Promise.all([here[seat]!.choose(one!), there[seat]!.choose(one!)]);
      outcomes.push(
        replies
          .map((reply) => (reply.t === 'refused' ? reply.reason : reply.t))
          .sort()
          .join(),
      );
    }
    for (const outcome of outcomes) expect(outcome).toMatch(/^ack,(?:stale-move|not-your-decision)$/);
    const stored = (await a.server.lobby.store.log(made.match)).lines.filter(
      (line) => 'entry' in line && !line.entry.alone,
    );
    // The deal, and each answer once.
    expect(stored).toHaveLength(13);
  });

  test('a command that is sent again, to the other one, is carried out once', async () => {
    const { a, b } = await two();
    const made = await create(a.port, 2);
    const [here, there] = [
      await openAll(a.port, made.match, made.tokens),
      await openAll(b.port, made.match, made.tokens),
    ];
    closed([...here, ...there]);
    const seat = here.findIndex(({ asked }) => asked);
    const { move, step, question } = here[seat]!.standing;
    const command = { t: 'choose', id: 'once', texts: [question!.options![0]!], at: { move, step } };
    const [one, other] = await Promise.all([here[seat]!.ask(command), there[seat]!.ask(command)]);
    expect(one.t).toBe('ack');
    expect(other).toEqual(one);
  });

  test('a word that is missed is made up for within a second, and so is a line that is cut', async () => {
    const { a, b, schema } = await two();
    const made = await create(a.port, 2);
    const here = await openAll(a.port, made.match, made.tokens);
    const there = await openAll(b.port, made.match, made.tokens);
    closed([...here, ...there]);
    // It polls for missed changes only if it knows of another process.
    await until(() => expect(b.server.lobby.house.bus.alone).toBe(false));
    const { lobby } = b.server;
    const hear = lobby.receive.bind(lobby);
    const missedOnce = new Set<string>();
    lobby.receive = (word: Change) => {
      const key = JSON.stringify(word);
      if (missedOnce.has(key)) return hear(word);
      missedOnce.add(key);
    };
    const answer = async () => {
      const seat = here.findIndex(({ asked }) => asked);
      const { move } = here[seat]!.standing;
      expect((await here[seat]!.choose(here[seat]!.standing.question!.options![0]!)).t).toBe('ack');
      await here[seat]!.until(() => here[seat]!.standing.move !== move || here[seat]!.standing.step > 0);
      return seat;
    };
    const seat = await answer();
    // Twice the polling interval, since the first notification is the missed one.
    await there[seat]!.until(
      () =>
        there[seat]!.standing.move === here[seat]!.standing.move &&
        there[seat]!.standing.step === here[seat]!.standing.step,
      2600,
    );
    lobby.receive = hear;
    await schema.ask(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen gaslamp_%'`);
    const next = await answer();
    await at(there[next]!, here[next]!);
    expect(missedOnce.size).toBeGreaterThan(0);
  });

  test('who comes from a process that seems gone finds all that was done there', async () => {
    const { a, b } = await two();
    const made = await create(a.port, 2);
    const here = await openAll(a.port, made.match, made.tokens);
    const there = await openAll(b.port, made.match, made.tokens);
    closed([...here, ...there]);
    // On a busy machine a process sends its heartbeat too late, and its notifications come late.
    const { lobby } = b.server;
    vi.spyOn(lobby.house.bus, 'alone', 'get').mockReturnValue(true);
    lobby.receive = () => {};
    const seat = here.findIndex(({ asked }) => asked);
    const { move, step, question } = here[seat]!.standing;
    expect((await here[seat]!.choose(question!.options![0]!)).t).toBe('ack');
    await here[seat]!.until(() => here[seat]!.standing.move !== move || here[seat]!.standing.step !== step);
    const again = await Viewer.open(b.port, made.match, made.tokens[seat]!, move);
    closed([again]);
    expect(again.standing).toEqual(here[seat]!.standing);
    expect(again.state).toEqual(here[seat]!.state);
  });

  test('seats, invitations, orders, and who was sent away: done at one, told at the other', async () => {
    const { a, b } = await two();
    const { match, tokens } = await three(a.port);
    const [ann, ben, cat] = (await openAll(b.port, match, tokens)) as [Viewer, Viewer, Viewer];
    const watcher = await openAll(a.port, match, tokens);
    closed([ann, ben, cat, ...watcher]);
    await act(a.port, match, { do: 'leave', token: tokens[1], seat: 1 });
    await ben.until(() => ben.closed !== null);
    expect(ben.closed).toBe(4003);
    expect(ben.heard.at(-1)).toMatchObject({
      t: 'error',
      error: 'A bot plays here now. The link of this seat takes it back.',
    });
    await ann.until(() => ann.info.seats[1]!.standsIn);
    // Back at the other one, at once.
    const back = await Viewer.open(a.port, match, tokens[1]);
    closed([back]);
    await ann.until(() => ann.info.seats[1]!.kind === 'person');
    expect(
      notesOf(ann)
        .map((note) => (note.kind === 'seat' ? note.why : note.kind))
        .slice(-2),
    ).toEqual(['left', 'back']);
    await watcher[2].ask({ t: 'standing', order: 'match' });
    await cat.until(() => cat.heard.some((m) => m.t === 'ordered' && m.order === 'match'));
    expect(ann.heard.some(({ t }) => t === 'ordered')).toBe(false);
    const { body } = await act(b.port, match, { do: 'hand-over', token: tokens[2], seat: 2 });
    // With a token that the other process made a moment before.
    const dan = await sit(a.port, match, body.invite, 'Dan');
    const sitting = await Viewer.open(b.port, match, dan.body.token as string);
    closed([sitting]);
    expect(sitting.info.you).toBe(2);
    await cat.until(() => cat.closed === 4003);
    await ann.until(() => ann.info.seats[2]!.name === 'Dan');
    await act(a.port, match, { do: 'agree-end', token: tokens[0] });
    await sitting.until(() => sitting.info.proposals.length === 1);
    expect(sitting.info.proposals[0]!.asked).not.toEqual([]);
  });

  test('whoever has given their seat away plays there no more, though no word of it has come to their server', async () => {
    const { a, b } = await two();
    const { match, tokens } = await three(a.port);
    const viewers = await openAll(b.port, match, tokens);
    closed(viewers);
    b.server.lobby.receive = () => {};
    const seat = viewers.findIndex(({ asked }) => asked);
    const gone = viewers[seat]!;
    const { body } = await act(a.port, match, { do: 'hand-over', token: tokens[seat], seat });
    expect((await sit(a.port, match, body.invite, 'Dora')).status).toBe(200);
    const { move, step, question } = gone.standing;
    gone.send({ t: 'choose', id: 'theirs', texts: [question!.options![0]!], at: { move, step } });
    gone.send({ t: 'standing', id: 'order', order: 'match' });
    await gone.until(() => gone.closed === 4003);
    // The queue of the match is empty now: each command was carried out or refused.
    await (await b.server.lobby.room(match)).ledger.next(async () => {});
    const { lines } = await a.server.lobby.store.log(match);
    expect(lines.filter((line) => 'entry' in line)).toHaveLength(1);
    const { seats, people } = (await a.server.lobby.store.load(match))!;
    expect(seats[seat]).toMatchObject({ by: 'person', order: 'none' });
    expect(nameAt(people, seats[seat]!)).toBe('Dora');
  });

  test('a bot that still thinks does not answer for whoever is back at the other server', async () => {
    const { a, b } = await two();
    const { match, tokens } = await three(a.port);
    const viewers = await openAll(b.port, match, tokens);
    closed(viewers);
    const seat = viewers.findIndex(({ asked }) => asked);
    // Only the other one runs bots, for as long as it must.
    a.server.lobby.driver.stop();
    const { bots } = b.server.lobby.driver;
    const thinks = vi.fn();
    let thought = () => {};
    bots.choose = async ({ decision }) => {
      thinks();
      await new Promise<void>((done) => {
        thought = done;
      });
      return decision.options[0]!;
    };
    await act(a.port, match, { do: 'leave', token: tokens[seat], seat });
    await until(() => expect(thinks).toHaveBeenCalled());
    const { lobby } = b.server;
    const hear = lobby.receive.bind(lobby);
    lobby.receive = () => {};
    const answer = vi.spyOn(await lobby.room(match), 'answer');
    const back = await Viewer.open(a.port, match, tokens[seat]!);
    closed([back]);
    thought();
    await until(() => expect(answer).toHaveBeenCalledOnce());
    expect(await answer.mock.results[0]!.value).toBe(false);
    lobby.receive = hear;
    const { lines } = await a.server.lobby.store.log(match);
    expect(lines.filter((line) => 'entry' in line)).toHaveLength(1);
    expect(back.asked).toBe(true);
  });

  test('who gathers at two servers is dealt one match, and a rematch at both leads to one', async () => {
    const { a, b } = await two();
    const made = await create(a.port, 3, { sit: [0], name: 'Ann' });
    const ann = await Viewer.open(b.port, made.match, made.tokens[0]!);
    closed([ann]);
    const sat = await Promise.all([
      sit(a.port, made.match, made.invites[1], 'Ben'),
      sit(b.port, made.match, made.invites[2], 'Cat'),
    ]);
    expect(sat.map(({ status }) => status)).toEqual([200, 200]);
    await ann.until(() => ann.standing !== null);
    expect(ann.info.phase).toBe('playing');
    const tokens = [made.tokens[0]!, ...sat.map(({ body }) => body.token as string)];
    const there = await openAll(a.port, made.match, tokens);
    closed(there);
    for (const token of tokens) await act(b.port, made.match, { do: 'agree-end', token });
    await ann.until(() => ann.info.phase === 'ended');
    await there[1]!.until(() => there[1]!.info.phase === 'ended');
    for (const viewer of [ann, there[1]!]) expect(viewer.info.closed).toBe(true);
    for (const token of tokens) await act(a.port, made.match, { do: 'agree-hands', token });
    for (const viewer of [ann, there[1]!]) await viewer.until(() => viewer.info.diceKey !== null);
    const rooms = await Promise.all([a, b].map(({ server }) => server.lobby.room(made.match)));
    const led = await Promise.all([a, b].map(({ server }, i) => server.lobby.rematch(rooms[i]!, 'here', 0)));
    expect(led[0]).toBe(led[1]);
    expect((await a.server.lobby.store.load(led[0]!))!.status.phase).toBe('playing');
    expect(await b.server.lobby.store.load(made.match)).toMatchObject({ status: { rematch: led[0] } });
  });

  test('while nobody can be asked at which version a match is, one may look at what is in memory', async () => {
    const { a, b } = await two();
    const made = await create(a.port, 2);
    const { bus } = b.server.lobby.house;
    const [first] = await openAll(b.port, made.match, [made.tokens[0]]);
    await until(() => expect(bus.alone).toBe(false));
    bus.latest = async () => {
      throw new Unstorable('nothing can be stored: the database does not answer');
    };
    const [watcher] = await openAll(b.port, made.match, [made.spectator]);
    closed([first!, watcher!]);
    expect(watcher!.standing).toMatchObject({ move: first!.standing.move });
  });

  test('for the bots of a match one server thinks, and the other goes on when it is gone', async () => {
    const { a, b } = await two({ pace: { bot: 5, window: 20 } });
    const made = await create(a.port, 3, { seats: [person, bot(), bot()], sit: [0] });
    let thoughts = 0;
    const thinking = new Set<Running>();
    let atOnce = 0;
    for (const one of [a, b]) {
      const { bots } = one.server.lobby.driver;
      const choose = bots.choose.bind(bots);
      bots.choose = (...args) => {
        thoughts++;
        atOnce = Math.max(atOnce, thinking.add(one).size);
        return choose(...args).finally(() => thinking.delete(one));
      };
    }
    const [here, there] = [
      await Viewer.open(a.port, made.match, made.tokens[0]!),
      await Viewer.open(b.port, made.match, made.tokens[0]!),
    ];
    closed([here, there]);
    const dice = new FastDice(3);
    for (let n = 0; n < 25 || thoughts < 6; n++) {
      const viewer = n % 2 === 0 ? here : there;
      await viewer.until(() => viewer.asked);
      await viewer.choose(dice.oneOf(viewer.options));
    }
    expect(atOnce).toBe(1);
    await there.until(() => there.asked);
    await a.server.close();
    // Forced answers are given for them, at times before they answer.
    for (let acks = 0; acks < 6; ) {
      await there.until(() => there.asked);
      const reply = await there.choose(dice.oneOf(there.options));
      if (reply.t === 'ack') acks++;
      else expect(reply).toMatchObject({ t: 'refused', reason: expect.stringMatching(/stale-move|not-your-decision/) });
    }
  });

  test('a time that is up is up once, whoever looks for it', async () => {
    const { a, b } = await two({ look: 20 });
    const clock = { kind: 'live', base: 60, increment: 0, window: 20, missed: 'vote' } as const;
    const { match, tokens } = await three(a.port, { clock });
    const here = await openAll(a.port, match, tokens);
    const there = await openAll(b.port, match, tokens);
    closed([...here, ...there]);
    for (const run of [a, b]) timeOf(run)(61_000);
    const late = (viewer: Viewer) => notesOf(viewer).filter(({ kind }) => kind === 'late').length;
    await there[0].until(() => late(there[0]) > 0);
    await here[0].until(() => late(here[0]) > 0);
    for (const run of [a, b]) {
      await looksOf(run)();
      await (await run.server.lobby.room(match)).ledger.next(async () => {});
    }
    for (const viewer of [here[0], there[0]]) await viewer.hearsAll();
    expect([late(here[0]), late(there[0])]).toEqual([1, 1]);
    await there[0].until(() => there[0].clock?.late !== null);
    const { seat } = there[0].clock.late!;
    const voters = [0, 1, 2].filter((one) => one !== seat);
    for (const [i, one] of voters.entries())
      await act([a, b][i]!.port, match, { do: 'vote', token: tokens[one], seat, vote: 'bot' });
    await there[seat]!.until(() => there[seat]!.closed !== null);
    await here[voters[0]!]!.until(() => here[voters[0]!]!.info.seats[seat]!.standsIn);
  });

  test('what is done at the desk of one holds at the other', async () => {
    const { a, b } = await two();
    await a.server.lobby.house.desk.do({ do: 'close', words: 'We move.' });
    const made = () =>
      create(b.port, 2).then(
        () => 'made',
        (error: Error) => error.message,
      );
    await until(async () => expect(await made()).toContain('We move.'));
    await Promise.all([a, b].map(({ server }) => server.lobby.house.desk.do({ do: 'open' })));
    expect(await made()).toBe('made');
    // A session opened at one process is open at the other.
    const { cookie } = await deskOf(a);
    const status = async () => (await fetch(`http://127.0.0.1:${b.port}/admin`, { headers: { cookie } })).status;
    expect(await status()).toBe(200);
    await b.server.lobby.house.desk.newToken();
    expect(await status()).toBe(401);
  });

  test('a server that is stopped sends everybody on, behind what they have done, and the other one has it all', async () => {
    const { a, b } = await two();
    const made = await create(a.port, 2);
    const here = await openAll(a.port, made.match, made.tokens);
    const asked = askedOf(here);
    const { move, step, question } = asked.standing;
    const last = { t: 'choose', id: 'last', texts: [question!.options![0]!], at: { move, step } };
    asked.send(last);
    const stopped = a.server.close();
    for (const viewer of here) await viewer.until(() => viewer.closed === 1012);
    expect(here.every(({ heard }) => heard.every(({ t }) => t !== 'error'))).toBe(true);
    await expect(fetch(`http://127.0.0.1:${a.port}/healthz`)).rejects.toThrow();
    const there = await openAll(b.port, made.match, made.tokens);
    closed(there);
    // The process may have stopped too early to respond: then a page resends the command.
    expect((await there[here.indexOf(asked)]!.ask(last)).t).toBe('ack');
    const { lines } = await b.server.lobby.store.log(made.match);
    expect(lines.filter((line) => 'entry' in line)).toHaveLength(2);
    await stopped;
    expect(there[0].info.seats.every((seat) => seat.here)).toBe(true);
  });

  test('the house clock is one, goes on while either is up, and stands while neither is', {
    tags: ['deep'],
  }, async () => {
    const schema = await schemaOfTest();
    const first = await ownServer({ database: schema.url });
    const now = ({ server }: Running) => server.lobby.house.now();
    await schema.ask(`update house set value = 1000000 where name = 'clock'`);
    await expect.poll(() => now(first)).toBeGreaterThanOrEqual(1_000_000);
    const second = await ownServer({ database: schema.url });
    await until(() => expect(Math.abs(now(first) - now(second))).toBeLessThan(60));
    const before = now(second);
    await first.server.close();
    await expect.poll(() => now(second) - before).toBeGreaterThanOrEqual(299);
    const third = await ownServer({ database: schema.url });
    await until(() => expect(Math.abs(now(third) - now(second))).toBeLessThan(60));
    await second.server.close();
    await third.server.close();
    const [row] = await schema.ask<{ value: number }>(`select value from house where name = 'clock'`);
    const stopped = performance.now();
    await expect.poll(() => performance.now() - stopped).toBeGreaterThan(600);
    const last = await ownServer({ database: schema.url });
    expect(now(last) - Number(row!.value)).toBeLessThan(performance.now() - stopped - 400);
  });
});
