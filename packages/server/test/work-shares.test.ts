// Expensive work is shared out among the callers: a flood of one caller delays others by its own share only, and ends when the
// caller leaves.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUSE } from '../src/room/turns.ts';
import { create, ownServer, type Running, three, Viewer } from './harness.ts';

const [FLOOD, STRANGER] = ['198.51.100.1', '198.51.100.2'];
afterEach(() => vi.restoreAllMocks());

/** Opens both seats of a new match from an address; returns the one that is asked, and the match. */
async function asked({ port }: Running, from: string) {
  const made = await create(port, 2);
  const viewers = await Promise.all(made.tokens.map((token) => Viewer.open(port, made.match, token!, undefined, from)));
  return { match: made.match, viewer: viewers.find((one) => one.asked)! };
}
/** Holds all slices of expensive work until `open` is called; records which address asked for a slice, and which had one. */
function heldTurns({ server }: Running) {
  const { turns } = server.lobby.house;
  const next = turns.next.bind(turns);
  const [wanted, served]: [string[], string[]] = [[], []];
  const held = new Set<() => void>();
  let isHeld = true;
  vi.spyOn(turns, 'next').mockImplementation((asker) => {
    wanted.push(asker.address);
    const turn = isHeld ? new Promise<void>((resolve) => held.add(resolve)).then(() => next(asker)) : next(asker);
    turn.then(
      () => served.push(asker.address),
      () => {},
    );
    return turn;
  });
  const open = (): void => {
    isHeld = false;
    for (const resolve of held) resolve();
  };
  return { wanted, served, open };
}
const forecast = (viewer: Viewer) =>
  viewer.send({ t: 'forecast', id: viewer.newId(), texts: [viewer.standing!.question!.options![0]!] });
const told = ({ heard }: Viewer): number => heard.filter(({ t }) => t === 'forecast').length;

test('a flood of forecasts costs a stranger one slice of work for each of their own', async () => {
  const run = await ownServer({ proxy: ['loopback'] });
  const flood = await Promise.all(Array.from({ length: 5 }, () => asked(run, FLOOD)));
  const crowd = flood.map(({ viewer }) => viewer);
  const { viewer: stranger } = await asked(run, STRANGER);
  const { wanted, served, open } = heldTurns(run);
  for (const viewer of crowd) for (let i = 0; i < 15; i++) forecast(viewer);
  await Promise.all(crowd.map((viewer) => viewer.hearsAll()));
  // Each seat has one forecast at a time.
  expect(wanted).toEqual(Array(5).fill(FLOOD));
  forecast(stranger);
  await stranger.hearsAll();
  open();
  await stranger.until(() => told(stranger) === 1);
  const before = served.slice(0, served.lastIndexOf(STRANGER) + 1);
  const own = before.filter((one) => one === STRANGER).length;
  expect(before.length - own).toBeLessThanOrEqual(own + 1);
  for (const viewer of crowd) await viewer.until(() => told(viewer) === 15);
});

test('forecasts of who has left are dropped', async () => {
  const run = await ownServer({ proxy: ['loopback'] });
  const { match, viewer } = await asked(run, FLOOD);
  const { audience } = await run.server.lobby.room(match);
  const { wanted, open } = heldTurns(run);
  for (let i = 0; i < 15; i++) forecast(viewer);
  await viewer.hearsAll();
  viewer.close();
  await expect.poll(() => audience.isHere(viewer.info!.you!)).toBe(false);
  const { viewer: stranger } = await asked(run, STRANGER);
  forecast(stranger);
  await stranger.hearsAll();
  open();
  await stranger.until(() => told(stranger) === 1);
  expect(wanted.filter((one) => one === FLOOD)).toHaveLength(1);
});

test('the history for who has left is dropped, and made for who still waits for the same one', async () => {
  const run = await ownServer({});
  const { house, store } = run.server.lobby;
  const [one, other] = [await three(run.port), await three(run.port)];
  const look = ({ match, tokens }: typeof one) => {
    const headers = { 'content-type': 'application/json' };
    const path = `/api/matches/${match}/past`;
    const sent = request({ port: run.port, method: 'POST', path, headers, agent: false });
    sent.on('error', () => {});
    return sent.end(JSON.stringify({ token: tokens[0] }));
  };
  let open = (): void => {};
  const held = house.folds.next(HOUSE, () => new Promise<void>((resolve) => (open = resolve)));
  const [log, shared] = [vi.spyOn(store, 'log'), vi.spyOn(house.pasts, 'of')];
  const left = [look(one), look(other)];
  await expect.poll(() => house.folds.size).toBe(2);
  const connections = () =>
    new Promise<number>((resolve) => run.server.app.server.getConnections((_, n) => resolve(n)));
  const before = await connections();
  for (const reply of left) reply.destroy();
  await expect.poll(connections).toBe(before - 2);
  const stays = once(look(one), 'response') as Promise<[IncomingMessage]>;
  await expect.poll(() => shared.mock.calls.length).toBe(3);
  open();
  await held;
  const [reply] = await stays;
  expect(await json(reply)).toMatchObject({ info: { you: 0 }, past: {} });
  expect(log.mock.calls.map(([match]) => match)).toEqual([one.match]);
});
