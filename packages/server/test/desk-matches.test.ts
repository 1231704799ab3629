// Matches and their people at the desk: found wherever they are; each action holds at once, is listed, and is seen at the table.
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deskOf, send, statusOf, wanted } from './desk-forms.ts';
import { create, folder, notesOf, ownServer, post, refusal, sit, start, three, Viewer } from './harness.ts';
import { ANN, confirmed } from './letters.ts';
import { schemaOfTest, withoutPostgres } from './postgres.ts';
import { Device } from './push-service.ts';
import { inFile } from './stores.ts';

const missing = await withoutPostgres();
const says = (viewer: Viewer, text: string) => viewer.ask({ t: 'say', words: { kind: 'text', text } });
const text = <T extends string>(words: T) => ({ kind: 'text', text: words });

test('a match is found by its id or a name, in memory or not, finished or damaged', async () => {
  const place = folder();
  onTestFinished(place.remove);
  const file = join(place.path, 'data.sqlite');
  const before = await start({ file });
  const { match } = await three(before.port);
  const other = await create(before.port, 2, { name: 'Dora' });
  await before.server.close();
  inFile(file, 'update matches set record = record || ? where id = ?', ' ', other.match);
  const run = await ownServer({ file });
  const desk = await deskOf(run, await run.server.lobby.house.desk.newToken());
  expect(await desk.find('BEN')).toContain(`href="/admin/match/${match}"`);
  expect(run.server.lobby.live(match)).toBeUndefined();
  expect(await desk.find('dora')).toContain('This match is damaged and cannot be read.');
  expect(await desk.find('<b>')).toContain('No match has the id “&lt;b&gt;”');
  const page = await desk.page(`/match/${match}`);
  for (const words of ['Seat 1: Ben', 'Suspend Ben', 'Nobody has said anything.', 'End the match'])
    expect(page).toContain(words);
  expect(await desk.page('/match/nowhere')).toContain('there is no match with that id');
  // A damaged match can still be deleted.
  expect(await statusOf(desk.do({ do: 'delete', match: other.match }))).toBe(303);
  expect(await desk.find('dora')).toContain('No match');
  expect((await fetch(`http://127.0.0.1:${run.port}/admin/match/${match}`)).status).toBe(401);
  expect(await statusOf(send(run.port, '/find', { text: 'ben' }))).toBe(401);
});

test('a line of talk is read and deleted, for those at the table too', async () => {
  const run = await ownServer({});
  const { match, tokens } = await three(run.port);
  const [ann, ben] = await Promise.all(tokens.map((token) => Viewer.open(run.port, match, token)));
  await says(ben!, 'Rude <b>words</b>');
  await says(ann!, 'Please!');
  const desk = await deskOf(run);
  expect(await desk.page(`/match/${match}`)).toContain('<strong>Ben</strong>: Rude &lt;b&gt;words&lt;/b&gt;');
  expect(await statusOf(desk.do({ do: 'hush', match, room: 'players', n: '1' }))).toBe(303);
  for (const viewer of [ann!, ben!]) {
    const talk = () => viewer.heard.findLast((message) => message.t === 'talk');
    await viewer.until(() => talk() !== undefined);
    expect(talk()!.lines.map(({ n, words }) => [n, words])).toEqual([
      [1, { kind: 'deleted' }],
      [2, text('Please!')],
    ]);
  }
  const page = await desk.page(`/match/${match}`);
  expect(page).not.toContain('Rude');
  expect(page).toContain('<strong>Ben</strong>: (deleted)');
  expect(await desk.page()).toContain(`Line 1 of the talk of match ${match} was deleted.`);
  expect(await statusOf(desk.do({ do: 'hush', match, room: 'kitchen', n: '1' }))).toBe(400);
});

test('a match is ended with a line at the table, and deleted with a goodbye', async () => {
  const run = await ownServer({});
  const { match, tokens } = await three(run.port);
  const ben = await Viewer.open(run.port, match, tokens[1]);
  const desk = await deskOf(run);
  expect(await statusOf(desk.do({ do: 'end', match }))).toBe(303);
  await ben.until(() => ben.info!.phase === 'ended');
  expect(notesOf(ben).at(-1)).toEqual({ kind: 'ended', agreed: [] });
  expect(await statusOf(desk.do({ do: 'end', match }))).toBe(409);
  expect(await statusOf(desk.do({ do: 'delete', match }))).toBe(303);
  await ben.until(() => ben.heard.some((one) => one.t === 'error' && one.error === 'This match has been deleted.'));
  expect(await run.server.lobby.store.load(match)).toBeNull();
  expect(run.server.lobby.house.desk.deeds.slice(-2).map(({ deed }) => deed)).toEqual([
    { do: 'end', match },
    { do: 'delete', match },
  ]);
});

test('a guest is removed from a seat before the deal, and not after', async () => {
  const run = await ownServer({});
  const { body } = await post(run.port, '/api/matches', wanted('Ann'));
  const match = body.match as string;
  const desk = await deskOf(run);
  const ann = await Viewer.open(run.port, match, (body.tokens as string[])[0]!);
  expect(await desk.page(`/match/${match}`)).toContain('Remove Ann from the seat');
  expect(await statusOf(desk.do({ do: 'free', match, seat: '0' }))).toBe(303);
  await ann.until(() => ann.heard.some((one) => one.t === 'error' && /This seat was freed/.test(one.error)));
  const dealt = await three(run.port);
  expect(await statusOf(desk.do({ do: 'free', match: dealt.match, seat: '0' }))).toBe(409);
  expect(await statusOf(desk.do({ do: 'free', match, seat: '7' }))).toBe(400);
});

test('a suspended person opens no seat of theirs in any match and uses no device of theirs, until it is lifted', async () => {
  const run = await ownServer({});
  const { port, server } = run;
  const [one, other, third] = [await three(port), await three(port), await three(port)];
  const device = new Device('ben').subscription;
  for (const { match, tokens } of [one, other])
    expect((await post(port, `/api/matches/${match}/told`, { do: 'push', token: tokens[1], ...device })).status).toBe(
      200,
    );
  const [ann, ben, elsewhere] = [
    await Viewer.open(port, one.match, one.tokens[0]),
    await Viewer.open(port, one.match, one.tokens[1]),
    await Viewer.open(port, other.match, other.tokens[1]),
  ];
  const desk = await deskOf(run);
  expect(await desk.page(`/match/${one.match}`)).toContain('Suspend 127.0.0.1, the address of Ben');
  expect(await statusOf(desk.do({ do: 'suspendPerson', match: one.match, number: '2' }))).toBe(303);
  const suspended = (viewer: Viewer) => viewer.heard.some((m) => m.t === 'error' && /has suspended you/.test(m.error));
  for (const viewer of [ben, elsewhere]) await viewer.until(() => suspended(viewer));
  await ann.until(() => !ann.info!.seats[1]!.here);
  const kept = refusal(403, /has suspended you/);
  expect(suspended(await Viewer.open(port, one.match, one.tokens[1]))).toBe(true);
  expect(await post(port, `/api/matches/${one.match}/table`, { do: 'leave', token: one.tokens[1], seat: 1 })).toEqual(
    kept,
  );
  expect(await post(port, `/api/matches/${one.match}/notebook`, { do: 'see', token: one.tokens[1] })).toEqual(kept);
  const fresh = { do: 'push', token: third.tokens[1], ...device };
  expect(await post(port, `/api/matches/${third.match}/told`, fresh)).toEqual(kept);
  expect((await post(port, `/api/matches/${third.match}/told`, { ...fresh, do: 'push-off' })).status).toBe(200);
  // Others keep their seats.
  expect(suspended(await Viewer.open(port, one.match, one.tokens[2]))).toBe(false);
  expect(await desk.page()).toContain(`Admit person 2 of match ${one.match} again`);
  await desk.do({ do: 'admitPerson', match: one.match, number: '2' });
  expect((await Viewer.open(port, other.match, other.tokens[1])).info!.you).toBe(1);
  expect((await post(port, `/api/matches/${third.match}/told`, fresh)).status).toBe(200);
  expect(await statusOf(desk.do({ do: 'suspendPerson', match: one.match, number: '9' }))).toBe(404);
  expect(server.lobby.house.desk.rules.people.size).toBe(0);
});

test('a suspended address gets no letters at another seat, however it is spelled', async () => {
  const { run, match, token, write, room } = await confirmed();
  const { number } = (room.seats[room.status.asked!] as { person: { number: number } }).person;
  const desk = await deskOf(run);
  await desk.do({ do: 'suspendPerson', match, number: String(number) });
  const elsewhere = await three(run.port);
  const wish = { do: 'mail', token: elsewhere.tokens[0], address: ANN.replace('+gaslamp', '+again') };
  expect(await post(run.port, `/api/matches/${elsewhere.match}/told`, wish)).toEqual(refusal(403, /has suspended you/));
  expect((await write(token, ANN)).status).toBe(403);
});

test('the address of somebody else, which nobody confirmed, suspends nobody else', async () => {
  const { run, match, tokens, room, wish } = await confirmed();
  const asked = room.status.asked!;
  const other = await three(run.port);
  const claim = { do: 'mail', token: other.tokens[0], address: ANN };
  expect((await post(run.port, `/api/matches/${other.match}/told`, claim)).status).toBe(200);
  const desk = await deskOf(run);
  expect(await statusOf(desk.do({ do: 'suspendPerson', match: other.match, number: '1' }))).toBe(303);
  expect((await wish(tokens[asked]!, { do: 'see' })).status).toBe(200);
  expect((await Viewer.open(run.port, match, tokens[asked]!)).info!.you).toBe(asked);
});

test('for a drain the desk shows where somebody is present, those tables first', async () => {
  const run = await ownServer({});
  const busy = await three(run.port);
  const idle = await three(run.port);
  await Viewer.open(run.port, busy.match, busy.tokens[1]);
  const page = await (await deskOf(run)).page();
  expect(page).toMatch(/Seats with their player present<\/dt><dd>1</);
  expect(page).toMatch(/Tables with somebody present<\/dt><dd>1</);
  expect(page).toContain('3: Ann, Ben (here) and Cat');
  expect(page.indexOf(busy.match)).toBeLessThan(page.indexOf(idle.match));
});

describe.skipIf(missing !== null)(`with PostgreSQL${missing === null ? '' : `: ${missing}`}`, () => {
  test('what is done at the desk of one process holds at once at the others', async () => {
    const { url } = await schemaOfTest();
    const here = await ownServer({ database: url });
    const there = await ownServer({ database: url });
    const { match, tokens, made } = await three(there.port);
    const [ann, ben] = await Promise.all(tokens.map((token) => Viewer.open(there.port, match, token)));
    await says(ben!, 'Rude words');
    const desk = await deskOf(here);
    expect(await desk.find('ben')).toContain(match);
    await desk.do({ do: 'hush', match, room: 'players', n: '1' });
    await ann!.until(() => ann!.heard.some((one) => one.t === 'talk' && one.lines[0]!.words.kind === 'deleted'));
    await desk.do({ do: 'suspendPerson', match, number: '2' });
    await ben!.until(() => ben!.heard.some((one) => one.t === 'error' && /has suspended you/.test(one.error)));
    await desk.do({ do: 'end', match });
    await ann!.until(() => ann!.info!.phase === 'ended');
    expect((await sit(there.port, match, made.open, 'Eve')).status).toBe(409);
  });
});
