// People at two servers on one PostgreSQL: presence, talk and notebooks are shared.
import type { SeatKeys } from '@gaslamp/protocol/keys';
import { describe, expect, test, vi } from 'vitest';
import { act, create, notesOf, post, sit, three, Viewer } from './harness.ts';
import { closed, missing, openAll, two } from './two-servers.ts';
import { until } from './until.ts';

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test('who looks at one is here for the other; who has gone from both is not', async () => {
    const { a, b, schema } = await two({ gone: 200 });
    const made = await create(a.port, 2);
    const ben = await Viewer.open(b.port, made.match, made.tokens[1]);
    const [first, second] = await Promise.all([a, b].map(({ port }) => Viewer.open(port, made.match, made.tokens[0])));
    closed([ben, first!, second!]);
    const isHere = () => ben.info.seats[0]!.here;
    await ben.until(isHere);
    const looks = () => schema.ask('select from looks where seat = 0');
    await expect.poll(async () => (await looks()).length).toBe(2);
    const elsewhere = vi.spyOn(a.server.lobby.house.bus, 'elsewhere');
    first!.close();
    // The server asks the others before it stores that somebody has left.
    await until(() => expect(elsewhere).toHaveBeenCalled());
    await (await a.server.lobby.room(made.match)).ledger.next(async () => {});
    await ben.hearsAll();
    expect(isHere()).toBe(true);
    expect((await a.server.lobby.store.load(made.match))!.seats[0]).toMatchObject({ left: null });
    second!.close();
    await ben.until(() => !isHere());
    const seen = await Viewer.open(a.port, made.match, made.tokens[0]);
    closed([seen]);
    await ben.until(isHere);
  });

  test('a line of somebody who sat down a moment ago comes with their name; a new name is shown at both', async () => {
    const { a, b } = await two();
    const made = await create(a.port, 3, { sit: [0], name: 'Ann' });
    const [ann] = await openAll(b.port, made.match, [made.tokens[0]!]);
    const room = await b.server.lobby.room(made.match);
    // B is busy and has not read yet that somebody sat down.
    let free = () => {};
    const busy = room.ledger.next(() => new Promise<void>((resolve) => (free = resolve)));
    const { body } = await sit(a.port, made.match, made.invites[1], 'Ben');
    const [ben] = await openAll(a.port, made.match, [body.token as string]);
    closed([ann!, ben!]);
    const read = vi.spyOn(b.server.lobby.store, 'talk');
    await ben!.ask({ t: 'say', words: { kind: 'text', text: 'Good evening.' } });
    await until(() => expect(read).toHaveResolved());
    free();
    await busy;
    const spoken = () => ann!.heard.flatMap((message) => (message.t === 'line' ? [message.line.by] : []));
    await ann!.until(() => spoken().length > 0);
    expect(spoken()).toEqual([{ kind: 'seat', seat: 1, number: 2, name: 'Ben' }]);
    await (await a.server.lobby.room(made.match)).rename(2, 'Bea');
    for (const viewer of [ann!, ben!]) await viewer.until(() => viewer.info!.seats[1]!.name === 'Bea');
  });

  test('who was lost with their process is away for all who look, and for whoever comes', async () => {
    const { a, b } = await two();
    const { made, match, tokens } = await three(a.port);
    const ann = await Viewer.open(b.port, match, tokens[0]);
    const ben = await Viewer.open(a.port, match, tokens[1]);
    await ben.until(() => ben.info.seats[0]!.here && ben.info.seats[1]!.here);
    const [watcher] = await openAll(a.port, match, [made.spectator]);
    closed([ann, ben, watcher!]);
    expect(watcher!.info.seats[0]!.here).toBe(true);
    b.server.lobby.receive = () => {};
    a.server.lobby.house.bus.elsewhere = async () => new Set();
    await (await a.server.lobby.room(match)).presence.settle();
    for (const viewer of [ben, watcher!]) await viewer.until(() => !viewer.info.seats[0]!.here);
    const [later] = await openAll(a.port, match, [made.spectator]);
    closed([later!]);
    expect(later!.info.seats[0]).toMatchObject({ here: false, awayIn: expect.any(Number) });
  });

  test('a bot that was put in the place of somebody whose server was not heard goes when it is', async () => {
    const { a, b } = await two();
    const { match, tokens } = await three(a.port);
    const ann = await Viewer.open(b.port, match, tokens[0]);
    const ben = await Viewer.open(a.port, match, tokens[1]);
    closed([ann, ben]);
    const hear = b.server.lobby.receive.bind(b.server.lobby);
    b.server.lobby.receive = () => {};
    // To A it looks as if B had stopped and nobody were connected there.
    const { bus } = a.server.lobby.house;
    const elsewhere = bus.elsewhere.bind(bus);
    bus.elsewhere = async () => new Set();
    await (await a.server.lobby.room(match)).presence.settle();
    expect((await act(a.port, match, { do: 'stand-in', token: tokens[1], seat: 0 })).status).toBe(200);
    await ben.until(() => ben.info.seats[0]!.standsIn);
    bus.elsewhere = elsewhere;
    b.server.lobby.receive = hear;
    await ben.until(() => !ben.info.seats[0]!.standsIn);
    await ann.until(() => notesOf(ann).some((note) => note.kind === 'seat' && note.why === 'back'));
    expect(ann.info.seats[0]).toMatchObject({ kind: 'person', here: true });
  });

  test('who was at the other one for a moment is away from then on for both', { tags: ['deep'] }, async () => {
    const { a, b } = await two({ gone: 100 });
    const made = await create(a.port, 2);
    const first = await Viewer.open(b.port, made.match, made.tokens[0]);
    closed([first]);
    const [here, there] = await Promise.all([a, b].map(({ server }) => server.lobby.room(made.match)));
    first.close();
    await until(() => expect(there!.presence.leftOf(0)).not.toBeNull());
    const leftAt = () => there!.seats[0] as { left: number | null };
    await until(() => expect(leftAt().left).not.toBeNull());
    const before = there!.presence.leftOf(0)!;
    // Nobody is connected to B any more. A asks B about that again only when somebody connects.
    const { house } = a.server.lobby;
    const since = house.now();
    await expect.poll(() => house.now() - since).toBeGreaterThan(600);
    const again = await Viewer.open(a.port, made.match, made.tokens[0]);
    again.close();
    await until(async () =>
      expect((await a.server.lobby.store.load(made.match))!.seats[0]).toMatchObject({ left: expect.any(Number) }),
    );
    await b.server.lobby.room(made.match);
    await until(() => {
      const [one, other] = [here!.presence.leftOf(0)!, there!.presence.leftOf(0)!];
      expect(one).toBeGreaterThan(before + 400);
      expect(Math.abs(one - other)).toBeLessThan(100);
    });
  });

  test('talk is heard at both, each room by its own', async () => {
    const { a, b } = await two();
    const made = await create(a.port, 2);
    const [ann] = await openAll(a.port, made.match, made.tokens);
    const [, ben] = await openAll(b.port, made.match, made.tokens);
    const watchers = [
      await Viewer.open(a.port, made.match, made.spectator),
      await Viewer.open(b.port, made.match, made.spectator),
    ];
    closed([ann, ben, ...watchers]);
    const lines = (viewer: Viewer) =>
      viewer.heard.flatMap((m) => (m.t === 'line' && m.line.words.kind === 'text' ? [m.line.words.text] : []));
    const say = (viewer: Viewer, text: string) => viewer.ask({ t: 'say', words: { kind: 'text', text } });
    await Promise.all([say(ann, 'one'), say(ben, 'two')]);
    await say(watchers[0]!, 'guess');
    for (const viewer of [ann, ben]) await viewer.until(() => lines(viewer).length === 2);
    await watchers[1]!.until(() => lines(watchers[1]!).length === 1);
    expect(lines(ann)).toEqual(lines(ben));
    expect(lines(watchers[1]!)).toEqual(['guess']);
  });

  test('of two lines of one seat under one id the same is heard at both, and the other is refused', async () => {
    const { a, b } = await two();
    const made = await create(a.port, 2);
    const [ann, ben] = await openAll(a.port, made.match, made.tokens);
    const [annThere, benThere] = await openAll(b.port, made.match, made.tokens);
    closed([ann, ben, annThere, benThere]);
    const say = (viewer: Viewer, text: string) =>
      viewer.ask({ t: 'say', id: 'two-faced', words: { kind: 'text', text } });
    const answers = await Promise.all([say(ann, 'I am loyal.'), say(annThere, 'I am a traitor.')]);
    expect(answers.map(({ t }) => t).sort()).toEqual(['refused', 'said']);
    const stored = answers[0].t === 'said' ? 'I am loyal.' : 'I am a traitor.';
    const lines = ({ heard }: Viewer) => heard.flatMap((m) => (m.t === 'line' ? [m.line] : []));
    for (const viewer of [ben, benThere]) await viewer.until(() => lines(viewer).length > 0);
    expect(lines(ben)).toEqual([expect.objectContaining({ words: { kind: 'text', text: stored } })]);
    expect(lines(benThere)).toEqual(lines(ben));
  });

  test('what a seat notes at one it hears of at the other, and nobody else does', async () => {
    const { a, b } = await two();
    const { match, tokens, made } = await three(a.port);
    const [ann, ben, watcher] = (await openAll(b.port, match, [...tokens.slice(0, 2), made.spectator])) as [
      Viewer,
      Viewer,
      Viewer,
    ];
    closed([ann, ben, watcher]);
    const wish = (port: number, body: object) =>
      post(port, `/api/matches/${match}/notebook`, { token: tokens[0], ...body });
    const noted = { do: 'save', revision: 0, text: 'He smiled.', marks: [] };
    // Both write at once: one of them receives the other's notes.
    const answers = await Promise.all([wish(a.port, noted), wish(b.port, { ...noted, text: 'She smiled.' })]);
    expect(answers.map(({ body }) => body.saved).sort()).toEqual([false, true]);
    await ann.until(() => ann.heard.some((said) => said.t === 'notebook' && said.revision === 1));
    const seen = await Promise.all([a, b].map(({ port }) => wish(port, { do: 'see' })));
    expect(seen[0]?.body).toEqual(seen[1]?.body);
    for (const other of [ben, watcher]) {
      other.send({ t: 'ping' });
      await other.until(() => other.heard.some(({ t }) => t === 'pong'));
      expect(other.bytes.join()).not.toMatch(/smiled|notebook/);
    }
  });

  test('a phrase that was made at one opens the seat at the other, and a key that is revoked there is sent away here', async () => {
    const { a, b } = await two();
    const { match, tokens } = await three(a.port);
    const [ann, ben] = (await openAll(a.port, match, tokens.slice(0, 2))) as [Viewer, Viewer];
    closed([ann]);
    const keys = (port: number, wish: object) => post(port, `/api/matches/${match}/keys`, wish);
    const { phrase } = (await keys(a.port, { do: 'phrase', token: tokens[1] })).body;
    const { body } = await post(b.port, `/api/matches/${match}/open`, { phrase });
    await ann.until(() => notesOf(ann).some(({ kind }) => kind === 'reopened'));
    const shown = (await keys(b.port, { do: 'see', token: body.token })).body as unknown as SeatKeys;
    expect(ben.closed).toBeNull();
    await keys(b.port, { do: 'revoke', token: body.token, key: shown.keys[0]!.id });
    await expect.poll(() => ben.closed).toBe(4003);
  });
});
