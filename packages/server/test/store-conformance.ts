import type { Outcome } from '@gaslamp/protocol/statistics';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  KEPT_LINES,
  KEPT_REPORTS,
  type MatchRecord,
  type MatchStatus,
  type Seat,
  type Store,
  VersionTaken,
} from '../src/store/store.ts';
import {
  answer,
  before,
  bot,
  clockAt,
  command,
  free,
  GATHERING,
  job,
  keyed,
  LIVE,
  NOON,
  noteLine,
  PLAYING,
  person,
  phrase,
  recordOf,
  spoken,
  standIn,
  target,
  three,
} from './stored.ts';

export interface Opened {
  readonly store: Store;
  /** Closes the store and reopens its data; null if it intentionally keeps none. */
  readonly again: (() => Promise<Store>) | null;
  /** Returns all rows of all tables as text; null if the store keeps none. */
  readonly rows: (() => Promise<readonly string[]>) | null;
  close(): Promise<void>;
}

async function outcomesOf(store: Store): Promise<Outcome[]> {
  const all: Outcome[] = [];
  for await (const some of store.outcomes()) all.push(...some);
  return all;
}

export function conforms(name: string, open: () => Promise<Opened>): void {
  describe(`${name} is a store`, () => {
    let opened: Opened;
    let store: Store;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());
    /** Returns the store after a restart if it keeps its data. */
    const later = async () => (opened.again ? opened.again() : store);

    test('a match comes back as it was made, at version 0, with nothing in its log', async () => {
      const seats = [keyed(0), free(1), bot(2)];
      await store.create(recordOf('a'), GATHERING, seats);
      const kept = await later();
      expect(await kept.load('a')).toEqual({
        record: recordOf('a'),
        status: GATHERING,
        seats,
        clock: null,
        targets: [],
        people: {},
        notebooks: [],
        keys: [],
        version: 0,
      });
      expect(await kept.seating('a')).toMatchObject({ record: recordOf('a'), status: GATHERING, seats });
      expect(await kept.seating('b')).toBeNull();
      expect(await kept.log('a')).toEqual({ beginning: null, lines: [] });
    });

    test('a match is made with what its first commit carries', async () => {
      const change = {
        lines: [noteLine, answer(1, 'deal')],
        beginning: { rules: 7, before },
        seats: [bot(2)],
        status: { phase: 'playing', asked: 2 } as const,
        command: command('c1'),
      };
      await store.create(recordOf('a'), GATHERING, [person(0), person(1), free(2)], change);
      const kept = await later();
      expect(await kept.load('a')).toMatchObject({
        status: { ...GATHERING, phase: 'playing', asked: 2 },
        seats: [person(0), person(1), bot(2)],
        version: 0,
      });
      expect(await kept.log('a')).toEqual({ beginning: { rules: 7, before }, lines: [noteLine, answer(1, 'deal')] });
      expect(await kept.command('a', 'c1')).toEqual({ seat: 1, move: 4, step: 2 });
    });

    test('clocks come back as they were committed last', async () => {
      await store.create(recordOf('a', { clock: LIVE }), PLAYING, three, { clock: clockAt(5) });
      expect(await store.load('a')).toMatchObject({ record: { clock: LIVE }, clock: clockAt(5) });
      await store.commit('a', 0, { clock: clockAt(9) });
      await store.commit('a', 1, { status: { rematch: 'b' } });
      const kept = await later();
      expect(await kept.load('a')).toMatchObject({ clock: clockAt(9), version: 2 });
    });

    test('what is due is given once, until its lease is over', async () => {
      await store.create(recordOf('a'), PLAYING, three, { jobs: [job('a', 100)] });
      await store.create(recordOf('b'), PLAYING, three, { jobs: [job('b', 50)] });
      expect(await store.takeJobs(49, 60)).toEqual([]);
      expect(await store.takeJobs(100, 200)).toEqual([job('b', 50), job('a', 100)]);
      expect(await store.takeJobs(199, 300)).toEqual([]);
      const kept = await later();
      expect(await kept.takeJobs(200, 300)).toEqual([job('b', 50), job('a', 100)]);
    });

    test('a time that is up waits for no messages, however many are due before it', async () => {
      const messages = Array.from(
        { length: 50 },
        (_, n) => ({ ...job('a', 50), key: `message ${n}`, kind: 'message' }) as const,
      );
      await store.create(recordOf('a'), PLAYING, three, { jobs: [...messages, job('a', 100)] });
      expect((await store.takeJobs(100, 200))[0]).toEqual(job('a', 100));
    });

    test('of two who look at once one gets what is due', async () => {
      await store.create(recordOf('a'), PLAYING, three, { jobs: [job('a', 100)] });
      const [one, other] = await Promise.all([store.takeJobs(100, 200), store.takeJobs(100, 200)]);
      expect([...one, ...other]).toEqual([job('a', 100)]);
    });

    test('a job stands and falls with the commit that names it, and with its match', async () => {
      await store.create(recordOf('a'), PLAYING, three, { jobs: [job('a', 100)] });
      await store.takeJobs(100, 200);
      // Rescheduled by the process that had it: another time, and no lease.
      await store.commit('a', 0, { jobs: [job('a', 150)] });
      expect(await store.takeJobs(149, 300)).toEqual([]);
      await expect(store.commit('a', 0, { done: [job('a', 150).key] })).rejects.toThrow(VersionTaken);
      expect(await store.takeJobs(150, 300)).toEqual([job('a', 150)]);
      await store.commit('a', 1, { done: [job('a', 150).key] });
      expect(await store.takeJobs(9_999, 10_000)).toEqual([]);
      await store.commit('a', 2, { jobs: [job('a', 160)] });
      await store.remove('a');
      const kept = await later();
      expect(await kept.takeJobs(9_999, 10_000)).toEqual([]);
    });

    test('who is told of a match is kept with it, and dropped by name', async () => {
      const [one, other] = [target('hook a'), target('hook b', { told: 'turn 1', at: 5 })];
      await store.create(recordOf('a'), PLAYING, three, { targets: [one, other] });
      await store.commit('a', 0, { targets: [{ ...one, failed: 3 }] });
      expect((await store.load('a'))!.targets).toEqual([{ ...one, failed: 3 }, other]);
      await store.commit('a', 1, { dropped: [one.id] });
      const kept = await later();
      expect((await kept.load('a'))!.targets).toEqual([other]);
    });

    test('devices and addresses of players are kept with a match, whole', async () => {
      const of = { seat: 1, person: 2, told: null, at: null, failed: 0 };
      const device = {
        ...of,
        id: 'push a 1 x',
        kind: 'push',
        url: 'https://push.test/1',
        p256dh: 'p',
        auth: 'a',
      } as const;
      const letters = { ...of, id: 'mail a 1', kind: 'mail', address: 'ann@here.test', wish: 'w', asked: 7 } as const;
      await store.create(recordOf('a'), PLAYING, three, { targets: [letters, device] });
      const kept = await later();
      expect((await kept.load('a'))!.targets).toEqual([letters, device]);
    });

    test('a notebook is kept with its seat, in place of the one before, until it is emptied or its match goes', async () => {
      const noted = (seat: number, revision: number, text: string) => ({
        seat,
        revision,
        text,
        marks: [{ seat: 2, side: 'loyalist', mark: 'ruledOut' } as const],
      });
      await store.create(recordOf('a'), PLAYING, three);
      await store.create(recordOf('b'), PLAYING, three);
      await store.commit('a', 0, {
        notebooks: [noted(1, 1, 'He smiled.'), noted(0, 1, 'Zürich \u0000\ud800 \u{1f0a1}')],
      });
      await store.commit('a', 1, { notebooks: [noted(1, 2, '')] });
      await store.commit('b', 0, { notebooks: [noted(1, 1, 'elsewhere')] });
      // Nothing is stored if the match has a newer version.
      await expect(store.commit('a', 1, { notebooks: [noted(2, 1, 'late')] })).rejects.toThrow(VersionTaken);
      expect((await store.load('a'))!.notebooks).toEqual([
        noted(0, 1, 'Zürich \u0000\ud800 \u{1f0a1}'),
        noted(1, 2, ''),
      ]);
      await store.commit('a', 2, { emptied: [0, 2] });
      const kept = await later();
      expect((await kept.load('a'))!.notebooks).toEqual([noted(1, 2, '')]);
      await kept.remove('a');
      await kept.create(recordOf('a'), PLAYING, three);
      expect((await kept.load('a'))!.notebooks).toEqual([]);
      expect((await kept.whole('b', 0))!.notebooks).toEqual([noted(1, 1, 'elsewhere')]);
    });

    test('names come back as they were committed last, and go with their match', async () => {
      const odd = 'Zoë “🂡”\n\u0000\ud800';
      await store.create(recordOf('a'), PLAYING, three, { people: { 1: 'Ann', 2: odd } });
      await store.create(recordOf('b'), PLAYING, three, { people: { 1: 'Bob' } });
      await store.commit('a', 0, { people: { 3: '', 1: 'Eve' } });
      await expect(store.commit('a', 0, { people: { 1: 'late' } })).rejects.toThrow(VersionTaken);
      expect((await store.load('a'))!.people).toEqual({ 1: 'Eve', 2: odd, 3: '' });
      const kept = await later();
      expect((await kept.whole('a', 0))!.people).toEqual({ 1: 'Eve', 2: odd, 3: '' });
      await kept.remove('a');
      await kept.create(recordOf('a'), PLAYING, three);
      expect((await kept.load('a'))!.people).toEqual({});
      expect((await kept.load('b'))!.people).toEqual({ 1: 'Bob' });
    });

    test('a name that is replaced or erased changes one row and no version', async () => {
      const lines = [noteLine, answer(1, 'deal')];
      await store.create(recordOf('a'), PLAYING, three, { lines, people: { 1: 'Ann', 2: 'Zoë' } });
      await store.create(recordOf('b'), PLAYING, three, { people: { 2: 'Zoë' } });
      await store.say('a', 'players', 'i1', spoken('first'));
      const rows = async () => new Set(await opened.rows?.());
      for (const name of ['Eve', '']) {
        const before = await rows();
        await store.rename('a', 2, name);
        const after = await rows();
        if (opened.rows !== null) expect([...after].filter((row) => !before.has(row))).toHaveLength(1);
        expect([...before].filter((row) => !after.has(row))).toHaveLength(opened.rows === null ? 0 : 1);
        expect(await store.load('a')).toMatchObject({ version: 0, people: { 1: 'Ann', 2: name } });
      }
      // A commit that was under way is not in conflict.
      expect(await store.commit('a', 0, { lines: [answer(2)] })).toBe(1);
      for (const [match, number] of [
        ['a', 3],
        ['none', 2],
      ] as const)
        await expect(store.rename(match, number, 'Eve')).rejects.toThrow(`match ${match} has no name ${number}`);
      const kept = await later();
      expect((await kept.load('a'))!.people).toEqual({ 1: 'Ann', 2: '' });
      expect((await kept.load('b'))!.people).toEqual({ 2: 'Zoë' });
    });

    test('matches are found by their id or a part of a name, the latest first', async () => {
      for (const [i, name] of ['Ann', 'Hannah', '100% "Bob"', 'Zoë'].entries())
        await store.create(recordOf(`m${i}`, { created: i }), PLAYING, three, { people: { 1: name, 2: 'Dan' } });
      const kept = await later();
      expect(await kept.find('ann', 5)).toEqual(['m1', 'm0']);
      expect(await kept.find('% "b', 5)).toEqual(['m2']);
      expect(await kept.find('m3', 5)).toEqual(['m3']);
      expect(await kept.find('_', 5)).toEqual([]);
      expect(await kept.find('Dan', 2)).toEqual(['m3', 'm2']);
      await kept.rename('m1', 1, '');
      expect(await kept.find('ANN', 5)).toEqual(['m0']);
    });

    test('a matter is reported once, within limits, until the report is closed or the match goes', async () => {
      for (const id of ['a', 'b']) await store.create(recordOf(id), PLAYING, three);
      const line = (match: string, n: number, at = n) =>
        ({ match, at, by: null, about: { kind: 'line', room: 'players', n } }) as const;
      const name = { match: 'b', at: 50, by: 2, about: { kind: 'name', seat: 1 } } as const;
      for (let n = 1; n <= KEPT_REPORTS.match; n++) expect(await store.report(line('a', n))).toBe(true);
      expect(await store.report(line('a', 99))).toBe(false);
      expect(await store.report(line('a', 1, 77))).toBe(true);
      expect(await store.report(name)).toBe(true);
      await expect(store.report(line('none', 1))).rejects.toThrow();
      const kept = await later();
      const all = await kept.reports();
      expect([all.length, all[0], all.at(-1)]).toEqual([KEPT_REPORTS.match + 1, line('a', 1), name]);
      await kept.closeReport('a', line('a', 1).about);
      expect(await kept.report(line('a', 99))).toBe(true);
      await kept.remove('a');
      expect(await kept.reports()).toEqual([name]);
    });

    test('finished matches are found by the age of their last line, and by their talk, the oldest first', async () => {
      for (const [i, id] of ['a', 'b', 'c'].entries()) {
        await store.create(recordOf(id, { created: i }), PLAYING, three, { lines: [{ ...answer(1), at: 10 * i }] });
        await store.say(id, 'players', 'i1', spoken('Hello.'));
      }
      expect(await store.finished(100, 5)).toEqual([]);
      for (const id of ['b', 'a', 'c']) await store.commit(id, 0, { status: { phase: id === 'a' ? 'ended' : 'over' } });
      const kept = await later();
      expect(await kept.finished(21, 5)).toEqual(['a', 'b', 'c']);
      expect(await kept.finished(20, 5)).toEqual(['a', 'b']);
      expect(await kept.finished(21, 1)).toEqual(['a']);
      await kept.deleteWords('a', () => true);
      expect(await kept.finishedWithTalk(21, 1)).toEqual(['b']);
      expect(await kept.finishedWithTalk(21, 5)).toEqual(['b', 'c']);
    });

    test('the targets of all matches are read at once', async () => {
      const [one, other] = [target('hook a'), target('hook b')];
      await store.create(recordOf('a'), PLAYING, three, { targets: [one] });
      await store.create(recordOf('b'), PLAYING, three, { targets: [other] });
      expect([...(await (await later()).allTargets())].sort((x, y) => (x.match < y.match ? -1 : 1))).toEqual([
        { match: 'a', target: one },
        { match: 'b', target: other },
      ]);
    });

    test('later keys of the dice are kept in order, with their match', async () => {
      const [first, second] = [
        { first: 3, key: 'one' },
        { first: 9, key: 'two' },
      ];
      await store.create(recordOf('a'), PLAYING, three);
      await store.create(recordOf('b'), PLAYING, three);
      await store.commit('a', 0, { key: first, lines: [noteLine] });
      await expect(store.commit('a', 0, { key: second })).rejects.toThrow(VersionTaken);
      await store.commit('a', 1, { key: second });
      await store.commit('b', 0, { key: second });
      const kept = await later();
      expect((await kept.load('a'))!.keys).toEqual([first, second]);
      expect((await kept.whole('b', 0))!.keys).toEqual([second]);
      await kept.remove('a');
      await kept.create(recordOf('a'), PLAYING, three);
      expect((await kept.load('a'))!.keys).toEqual([]);
    });

    test('what matches came to is kept once, for those that are over, until they go', async () => {
      const came = { game: 'moth', points: [3, 1, 2], sides: null, winners: [0], reason: 'dawn', moves: 40 };
      for (const id of ['a', 'b', 'c']) await store.create(recordOf(id), PLAYING, three);
      expect(await store.uncounted(5)).toEqual([]);
      for (const id of ['c', 'a', 'b']) await store.commit(id, 0, { status: { phase: 'over' } });
      expect(await store.uncounted(2)).toEqual(['a', 'b']);
      await store.keepOutcome('a', came);
      await store.keepOutcome('a', { ...came, moves: 50 });
      await store.keepOutcome('b', null);
      const kept = await later();
      expect([await kept.uncounted(5), await outcomesOf(kept)]).toEqual([['c'], [came]]);
      await kept.remove('a');
      expect(await outcomesOf(kept)).toEqual([]);
    });

    test('what many matches came to is given some at a time, each once', async () => {
      const came = { game: 'moth', points: [3, 1, 2], sides: null, winners: [0], reason: 'dawn' };
      const numbers = Array.from({ length: 21 }, (_, n) => n);
      await Promise.all(numbers.map((n) => store.create(recordOf(`m${n}`), { ...PLAYING, phase: 'over' }, three)));
      await Promise.all(numbers.map((n) => store.keepOutcome(`m${n}`, n % 10 === 0 ? null : { ...came, moves: n })));
      const all: number[] = [];
      let parts = 0;
      for await (const some of store.outcomes(10)) {
        expect(some.length).toBeLessThanOrEqual(10);
        all.push(...some.map(({ moves }) => moves));
        parts++;
      }
      expect(parts).toBe(3);
      expect(all.sort((a, b) => a - b)).toEqual(numbers.filter((n) => n % 10 !== 0));
    });

    test('a key of the house is made once', async () => {
      expect(await store.secret('push', () => 'one')).toBe('one');
      expect(await store.secret('push', () => 'two')).toBe('one');
      const kept = await later();
      expect(await kept.secret('push', () => 'three')).toBe('one');
      expect(await kept.secret('letters', () => 'four')).toBe('four');
      for (const name of ['push', 'links']) await kept.renewSecret(name, `new ${name}`);
      const renewed = await later();
      expect(await renewed.secret('push', () => 'five')).toBe('new push');
      expect(await renewed.secret('links', () => 'six')).toBe('new links');
    });

    test('a mailbox is remembered until it may be forgotten; what may not be changes nothing', async () => {
      const asked = (at: number, until: number | null) =>
        store.mailbox('m', at, ({ asked, refused }) => ({ mailbox: { asked: [...asked, at], refused }, until }));
      await asked(10, 100);
      expect(await asked(20, 120)).toEqual({ asked: [10, 20], refused: false });
      const full = () =>
        store.mailbox('m', 30, () => {
          throw new Error('full');
        });
      await expect(full()).rejects.toThrow('full');
      expect(await asked(119, 219)).toEqual({ asked: [10, 20, 119], refused: false });
      // The time is up: the state is deleted.
      expect(await asked(219, 319)).toEqual({ asked: [219], refused: false });
      await store.mailbox('m', 300, () => ({ mailbox: { asked: [], refused: true }, until: null }));
      expect(await asked(999_999, null)).toEqual({ asked: [999_999], refused: true });
      const kept = await later();
      expect((await kept.mailbox('m', 1_000_000, (mailbox) => ({ mailbox, until: null }))).refused).toBe(true);
    });

    test('a second match of an id is refused, and the first one stays', async () => {
      await store.create(recordOf('a'), GATHERING, three);
      await expect(store.create(recordOf('a', { seats: 2 }), PLAYING, [bot(0), bot(1)])).rejects.toThrow('a');
      expect(await store.load('a')).toMatchObject({ record: { seats: 3 }, status: GATHERING });
    });

    test('a commit gives the next version; what it does not name stays', async () => {
      await store.create(recordOf('a'), GATHERING, three);
      expect(await store.commit('a', 0, { status: { rematch: 'b' } })).toBe(1);
      expect(await store.commit('a', 1, { seats: [free(1)] })).toBe(2);
      expect(await store.commit('a', 2, {})).toBe(3);
      const kept = await later();
      expect(await kept.load('a')).toEqual({
        record: recordOf('a'),
        status: { ...GATHERING, rematch: 'b' },
        seats: [person(0), free(1), person(2)],
        clock: null,
        targets: [],
        people: {},
        notebooks: [],
        keys: [],
        version: 3,
      });
      expect(await kept.commit('a', 3, { status: { rematch: null } })).toBe(4);
      expect((await kept.load('a'))!.status).toEqual(GATHERING);
    });

    test('a commit makes the match that it leads to, or neither is there', async () => {
      await store.create(recordOf('a'), GATHERING, three);
      const next = { record: recordOf('b', { seats: 2 }), status: PLAYING, seats: [bot(0), bot(1)], commit: {} };
      const change = { status: { rematch: 'b' }, next };
      await expect(store.commit('a', 1, change)).rejects.toThrow(VersionTaken);
      expect(await store.load('b')).toBeNull();
      expect(await store.commit('a', 0, change)).toBe(1);
      const kept = await later();
      expect(await kept.load('a')).toMatchObject({ status: { rematch: 'b' }, version: 1 });
      const made = await kept.load('b');
      expect(made).toMatchObject({ record: next.record, status: next.status, seats: next.seats, version: 0 });
      await expect(kept.commit('a', 1, { status: { rematch: 'c' }, next })).rejects.toThrow('b');
      expect(await kept.load('a')).toMatchObject({ status: { rematch: 'b' }, version: 1 });
    });

    test.each<[string, Seat]>([
      ['nobody', free(1)],
      ['a person', person(1, 4)],
      [
        'a person who has left and gave orders',
        person(1, 4, { left: 12_345, order: 'match', orderedInTurn: true, but: ['money'] }),
      ],
      ['a person with somebody new invited', person(1, 4, { opening: { inviteHash: 'new', why: 'handed' } })],
      [
        'a bot after many',
        bot(1, {
          held: [
            { kind: 'person', number: 2 },
            { kind: 'person', number: 2, named: 7 },
            { kind: 'bot', bot: 'x' },
          ],
        }),
      ],
      ['a bot whose seat is open', bot(1, { opening: { inviteHash: 'new', why: 'agreed' } })],
      ['a stand-in', standIn(1, 3, { opening: { inviteHash: 'new', why: 'agreed' } })],
    ])('a seat held by %s comes back as it was', async (_, seat) => {
      await store.create(recordOf('a'), GATHERING, [person(0), free(1), person(2)]);
      await store.commit('a', 0, { seats: [seat] });
      expect((await (await later()).load('a'))!.seats).toEqual([person(0), seat, person(2)]);
    });

    test('how a match stands comes back as it was', async () => {
      await store.create(recordOf('a'), GATHERING, three);
      const status: MatchStatus = {
        phase: 'ended',
        rematch: 'next',
        proposals: [
          { seat: 2, agreed: [1, 3], since: 5 },
          { seat: null, agreed: [], since: 0 },
        ],
        nextNumber: 9,
        asked: 2,
      };
      await store.commit('a', 0, { status });
      expect((await (await later()).load('a'))!.status).toEqual(status);
    });

    test('a log is in the order of its commits, and of the lines in each', async () => {
      await store.create(recordOf('a'), PLAYING, three, { lines: [answer(0)] });
      for (let n = 1; n < 30; n += 3)
        await store.commit('a', (n - 1) / 3, { lines: [answer(n), noteLine, answer(n + 2)] });
      const { lines } = await (await later()).log('a');
      expect(lines).toHaveLength(31);
      expect(lines.slice(28)).toEqual([answer(28), noteLine, answer(30)]);
    });

    test('of two commits on one version exactly one is kept, whole', async () => {
      await store.create(recordOf('a'), PLAYING, three);
      const change = (n: number) => ({
        lines: [answer(n)],
        seats: [person(n, 5)],
        status: { asked: n },
        command: command(`c${n}`),
      });
      const results = await Promise.allSettled([
        store.commit('a', 0, change(1)),
        store.commit('a', 0, change(2)),
        // A third one in another turn of the event loop.
        new Promise((resolve) => setImmediate(resolve)).then(() => store.commit('a', 0, change(0))),
      ]);
      const won = results.flatMap(({ status }, i) => (status === 'fulfilled' ? [[1, 2, 0][i]!] : []));
      expect(won).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(VersionTaken);
      const [n] = won;
      const kept = await later();
      expect(await kept.load('a')).toMatchObject({ status: { asked: n }, version: 1 });
      expect((await kept.load('a'))!.seats).toEqual(three.map((seat, i) => (i === n ? person(n, 5) : seat)));
      expect((await kept.log('a')).lines).toEqual([answer(n!)]);
      expect(await Promise.all([0, 1, 2].map((i) => kept.command('a', `c${i}`)))).toEqual(
        [0, 1, 2].map((i) => (i === n ? { seat: 1, move: 4, step: 2 } : null)),
      );
    });

    test('a commit on an earlier or a later version, or to no match, is refused', async () => {
      await store.create(recordOf('a'), PLAYING, three);
      await store.commit('a', 0, {});
      for (const version of [0, 2, -1])
        await expect(store.commit('a', version, { lines: [answer(1)] })).rejects.toThrow(VersionTaken);
      await expect(store.commit('none', 0, {})).rejects.toThrow(VersionTaken);
      expect((await store.log('a')).lines).toEqual([]);
    });

    test('a commit that cannot be stored is kept in no part, and those beside it are', async () => {
      await store.create(recordOf('a'), PLAYING, three, { command: command('c1'), beginning: { rules: 7, before } });
      await store.create(recordOf('b'), PLAYING, three);
      const whole = await store.load('a');
      // Its command exists already, which is the last thing that a commit adds.
      const bad = { lines: [answer(1)], seats: [bot(0)], status: { asked: 2 }, command: command('c1') };
      const results = await Promise.allSettled([
        store.commit('b', 0, { lines: [answer(1)] }),
        store.commit('a', 0, bad),
        store.commit('b', 1, { lines: [answer(2)] }),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      await expect(store.commit('a', 0, { lines: [answer(1)], beginning: { rules: 8, before } })).rejects.toThrow('a');
      const kept = await later();
      expect(await kept.load('a')).toEqual(whole);
      expect(await kept.log('a')).toEqual({ beginning: { rules: 7, before }, lines: [] });
      expect((await kept.log('b')).lines).toEqual([answer(1), answer(2)]);
    });

    test('many commits at once are all kept', async () => {
      const ids = Array.from({ length: 50 }, (_, i) => `m${i}`);
      await Promise.all(ids.map((id) => store.create(recordOf(id), PLAYING, three)));
      for (let version = 0; version < 4; version++)
        await Promise.all(ids.map((id) => store.commit(id, version, { lines: [answer(version)] })));
      const kept = await later();
      for (const id of ids) {
        expect((await kept.load(id))!.version).toBe(4);
        expect((await kept.log(id)).lines).toEqual([0, 1, 2, 3].map((n) => answer(n)));
      }
    });

    test('what is read while something is being stored is from one moment', async () => {
      await store.create(recordOf('a'), PLAYING, three, { lines: [answer(0)] });
      const writes = Array.from({ length: 20 }, (_, version) => async () => {
        await store.commit('a', version, { lines: [answer(version)], seats: [person(1, version + 2)] });
      });
      let writing = true;
      const all = writes.reduce((done, write) => done.then(write), Promise.resolve()).finally(() => (writing = false));
      while (writing) {
        const { version, seats } = (await store.load('a'))!;
        expect(seats[1]).toMatchObject({ person: { number: version + 1 } });
        await new Promise((resolve) => setImmediate(resolve));
      }
      await all;
    });

    test('a command is found by its match and id, and by nothing else', async () => {
      await store.create(recordOf('a'), PLAYING, three);
      await store.create(recordOf('b'), PLAYING, three);
      await store.commit('a', 0, { command: command('c1') });
      const kept = await later();
      expect(await kept.command('a', 'c1')).toEqual({ seat: 1, move: 4, step: 2 });
      expect(await kept.command('b', 'c1')).toBeNull();
      expect(await kept.command('a', 'c2')).toBeNull();
      expect(await kept.command('none', 'c1')).toBeNull();
    });

    test('of an unknown id there is no match, and no log', async () => {
      expect(await store.load('none')).toBeNull();
      await expect(store.log('none')).rejects.toThrow('there is no match none');
      await store.remove('none');
      expect(await store.pack('none')).toBeNull();
    });

    test('here are matches that are not over in which somebody was still here', async () => {
      await store.create(recordOf('here'), PLAYING, [person(0), bot(1), bot(2)]);
      await store.create(recordOf('gathering'), GATHERING, [person(0), free(1), bot(2)]);
      await store.create(recordOf('left'), PLAYING, [person(0, 1, { left: 5 }), bot(1), bot(2)]);
      await store.create(recordOf('over'), { ...PLAYING, phase: 'over' }, [person(0), bot(1), bot(2)]);
      expect([...(await (await later()).here())].sort()).toEqual(['gathering', 'here']);
    });

    test('waiting are running matches in which a bot, a stand-in or an order answers', async () => {
      const made = async (id: string, seat: Seat, status: MatchStatus = PLAYING) => {
        await store.create(recordOf(id), { ...status, asked: status.asked === null ? null : 1 }, [
          person(0),
          seat,
          bot(2),
        ]);
      };
      await made('bot', bot(1));
      await made('stand-in', standIn(1, 2));
      await made('order', person(1, 2, { order: 'turn' }));
      await made('person', person(1, 2));
      await made('gathering', bot(1), GATHERING);
      await made('over', bot(1), { ...PLAYING, phase: 'over' });
      await made('ended', bot(1), { ...PLAYING, phase: 'ended' });
      await made('becomes', person(1, 2));
      await made('stops', bot(1));
      await store.commit('becomes', 0, { seats: [standIn(1, 2)] });
      await store.commit('stops', 0, { status: { asked: 0 } });
      expect([...(await (await later()).waiting())].sort()).toEqual(['becomes', 'bot', 'order', 'stand-in']);
    });

    test('abandoned are old matches that nobody joined, in which nobody moved, and that are not over', async () => {
      const made = (id: string, seats: readonly Seat[], status = GATHERING, more: Partial<MatchRecord> = {}) =>
        store.create(recordOf(id, more), status, seats);
      const alone = [person(0), person(1), free(2)];
      await made('alone', alone);
      await made('bots', [bot(0), bot(1), bot(2)], PLAYING);
      await made('young', alone, GATHERING, { created: NOON + 10 });
      await made('over', alone, { ...PLAYING, phase: 'over' });
      await made('joined', [person(0), person(1, 2), free(2)]);
      await made('came', alone);
      await store.commit('came', 0, { seats: [person(2, 2)] });
      await store.commit('came', 1, { seats: [free(2)] });
      await made('moved', alone, PLAYING);
      await store.commit('moved', 0, { lines: [answer(1)], command: command('c1') });
      await made('botted', alone, PLAYING);
      await store.commit('botted', 0, { lines: [answer(1), noteLine], seats: [bot(2)] });
      const kept = await later();
      expect([...(await kept.abandoned(NOON + 10))].sort()).toEqual(['alone', 'bots', 'botted']);
      expect(await kept.abandoned(NOON)).toEqual([]);
    });

    test('what is said is kept in the order of its numbers, in each room by itself, beside the version', async () => {
      await store.create(recordOf('a'), PLAYING, three);
      await store.create(recordOf('b'), PLAYING, three);
      const numbers = await Promise.all([
        store.say('a', 'players', 'i1', spoken('first')),
        store.say('a', 'watchers', 'i1', phrase),
        store.say('a', 'players', 'i2', spoken('second')),
        store.say('b', 'players', 'i1', spoken('elsewhere')),
      ]);
      expect(numbers).toEqual([1, 1, 2, 1].map((n) => ({ n, added: true })));
      // The next commit is not affected.
      expect(await store.commit('a', 0, {})).toBe(1);
      const kept = await later();
      expect(await kept.talk('a')).toEqual({
        players: [
          { n: 1, id: 'i1', ...spoken('first') },
          { n: 2, id: 'i2', ...spoken('second') },
        ],
        watchers: [{ n: 1, id: 'i1', ...phrase }],
      });
      expect(await kept.talk('b')).toEqual({ players: [{ n: 1, id: 'i1', ...spoken('elsewhere') }], watchers: [] });
      expect(await kept.talk('none')).toEqual({ players: [], watchers: [] });
    });

    test('what is said twice under one id is kept once, also where both come at once', async () => {
      await store.create(recordOf('a'), PLAYING, three);
      const twice = await Promise.all(
        ['once', 'otherwise'].map((text) => store.say('a', 'players', 'i1', spoken(text))),
      );
      await store.say('a', 'players', 'i2', spoken('another'));
      const kept = await later();
      twice.push(await kept.say('a', 'players', 'i1', spoken('once')));
      expect(twice.map(({ n }) => n)).toEqual([1, 1, 1]);
      expect(twice.filter(({ added }) => added)).toHaveLength(1);
      const { players } = await kept.talk('a');
      expect(players.map(({ id }) => id)).toEqual(['i1', 'i2']);
      expect(players[0]).toMatchObject(spoken(twice[0]?.added ? 'once' : 'otherwise'));
    });

    test('words of lines are deleted, and the lines keep their numbers, times and speakers; others stay', async () => {
      await store.create(recordOf('a'), PLAYING, three);
      for (const n of [1, 2, 3]) await store.say('a', 'players', `i${n}`, spoken(`line ${n}`));
      await store.say('a', 'watchers', 'i2', phrase);
      await store.deleteWords('a', ({ n }, room) => room === 'players' && n !== 2);
      await store.deleteWords('none', () => true);
      const gone = { ...spoken(''), words: { kind: 'deleted' } };
      const kept = await later();
      expect(await kept.talk('a')).toEqual({
        players: [
          { n: 1, id: 'i1', ...gone },
          { n: 2, id: 'i2', ...spoken('line 2') },
          { n: 3, id: 'i3', ...gone },
        ],
        watchers: [{ n: 1, id: 'i2', ...phrase }],
      });
      expect(await kept.say('a', 'players', 'i4', spoken('line 4'))).toEqual({ n: 4, added: true });
      if (opened.rows !== null) expect((await opened.rows()).join()).not.toMatch(/line [13]/);
      expect((await kept.load('a'))!.version).toBe(0);
    });

    test('of a room as many lines are kept as there may be, the latest ones', async () => {
      await store.create(recordOf('a'), PLAYING, three);
      await store.say('a', 'watchers', 'w', phrase);
      await Promise.all(
        Array.from({ length: KEPT_LINES + 3 }, (_, i) => store.say('a', 'players', `i${i}`, spoken(`${i}`))),
      );
      const { players, watchers } = await (await later()).talk('a');
      expect(players.map(({ n }) => n)).toEqual(Array.from({ length: KEPT_LINES }, (_, i) => i + 4));
      expect(watchers).toHaveLength(1);
    });

    test('nothing is said at a match that there is not; what is said beside it is kept', async () => {
      await store.create(recordOf('a'), PLAYING, three);
      const results = await Promise.allSettled([
        store.say('a', 'players', 'i1', spoken('here')),
        store.say('none', 'players', 'i1', spoken('nowhere')),
        store.commit('a', 0, { lines: [answer(1)] }),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      const kept = await later();
      expect((await kept.talk('a')).players).toHaveLength(1);
      expect((await kept.log('a')).lines).toEqual([answer(1)]);
    });

    test('a match that is removed is gone whole; its id is free, and the others stay', async () => {
      for (const id of ['a', 'b'])
        await store.create(recordOf(id), PLAYING, three, {
          lines: [answer(0)],
          beginning: { rules: 7, before },
          command: command('c1'),
        });
      for (const id of ['a', 'b']) await store.say(id, 'players', 'i1', spoken('here'));
      await store.remove('a');
      const kept = await later();
      expect(await kept.load('a')).toBeNull();
      expect(await kept.command('a', 'c1')).toBeNull();
      expect(await kept.talk('a')).toEqual({ players: [], watchers: [] });
      expect((await kept.talk('b')).players).toHaveLength(1);
      await expect(kept.commit('a', 0, {})).rejects.toThrow(VersionTaken);
      await kept.create(recordOf('a'), GATHERING, three);
      expect(await kept.log('a')).toEqual({ beginning: null, lines: [] });
      expect(await kept.log('b')).toEqual({ beginning: { rules: 7, before }, lines: [answer(0)] });
    });

    test('a pack is kept as it was first saved', async () => {
      const json = JSON.stringify({ cards: ['Zürich\u2028', '🂡'.repeat(5000)] });
      await store.savePack('hash', 'emerald-2e', json);
      await store.savePack('hash', 'emerald-2e', '{}');
      expect(await (await later()).pack('hash')).toEqual({ game: 'emerald-2e', json });
    });

    test('the house clock begins at 0, goes on and never goes back', async () => {
      expect(await store.clock()).toBe(0);
      await store.setClock(5_000_000_000);
      await store.setClock(4000);
      const kept = await later();
      expect(await kept.clock()).toBe(5_000_000_000);
      await kept.setClock(5_000_000_001);
      expect(await kept.clock()).toBe(5_000_000_001);
    });

    test('a probe stores, and changes nothing that anybody sees', async () => {
      await store.create(recordOf('a'), PLAYING, three);
      const whole = await store.load('a');
      for (let i = 0; i < 3; i++) await store.probe();
      expect(await store.load('a')).toEqual(whole);
      expect(await store.clock()).toBe(0);
    });

    test('what was begun is stored before the store closes; a closed one takes nothing', async () => {
      await store.create(recordOf('a'), PLAYING, three);
      const commit = store.commit('a', 0, { lines: [answer(1)] });
      const kept = await later();
      expect(await commit).toBe(1);
      expect((await kept.log('a')).lines).toEqual([answer(1)]);
      await kept.close();
      await kept.close();
      await expect(kept.commit('a', 1, {})).rejects.toThrow('closed');
    });
  });
}
