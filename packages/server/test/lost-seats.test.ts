// Two players of whom one has lost the seat with everything that opens it: the other waits for a week, and then invites somebody.
import type { CreateMatch } from '@gaslamp/protocol/messages';
import { expect, test } from 'vitest';
import {
  act,
  create,
  gone,
  looksOf,
  notesOf,
  ownServer,
  person,
  post,
  type Running,
  refusal,
  sit,
  timeOf,
  Viewer,
} from './harness.ts';
import { Device, pushService } from './push-service.ts';

/** Absence after which others may decide, in ms: longer than a test can take. */
const AWAY = 600_000;
const DAY = 86_400_000;
const ANN = { kind: 'person', number: 1, name: 'Ann' };
const BEN = { kind: 'person', number: 2, name: 'Ben' };
const CY = { kind: 'person', number: 3, name: 'Cy' };

/** Seats Ann and Ben at a match of two players; Ben has a phrase, a device that is told, and is gone. */
async function two(run: Running, more: Partial<CreateMatch> = {}) {
  const { port } = run;
  const made = await create(port, 2, { sit: [0], seats: [{ ...person, name: 'Ann' }, person], ...more });
  const { match } = made;
  const ben = (await sit(port, match, made.invites[1], 'Ben')).body.token as string;
  const { body } = await post(port, `/api/matches/${match}/keys`, { do: 'phrase', token: ben });
  const device = new Device('ben');
  await post(port, `/api/matches/${match}/told`, { do: 'push', token: ben, ...device.subscription });
  const ann = await Viewer.open(port, match, made.tokens[0]!);
  await gone(run, match, await Viewer.open(port, match, ben));
  const skip = timeOf(run);
  skip(AWAY);
  const open = () => act(port, match, { do: 'agree-open', token: made.tokens[0]!, seat: 1 });
  return { made, match, ann, ben, phrase: body.phrase as string, device, skip, open };
}
/** Seats Cy where Ben sat, a week after Ann has asked. */
async function replaced(run: Running) {
  const table = await two(run);
  await table.open();
  table.skip(7 * DAY);
  const { body } = await table.open();
  const cy = (await sit(run.port, table.match, body.invite, 'Cy')).body.token as string;
  return { ...table, cy: await Viewer.open(run.port, table.match, cy), cyToken: cy, invite: body.invite };
}

test('the other of two players invites somebody after seven days, and not a moment earlier', async () => {
  const run = await ownServer({ away: AWAY });
  const { match, ann, skip, open } = await two(run);
  expect(await open()).toMatchObject({ status: 200, body: { invite: null } });
  await ann.until(() => ann.info.proposals.length === 1);
  expect(ann.info.proposals).toMatchObject([{ seat: 1, agreed: [1], asked: [] }]);
  expect(ann.info.proposals[0]!.left).toBeGreaterThan(7 * DAY - 60_000);
  expect(notesOf(ann).at(-1)).toEqual({ kind: 'proposed', seat: 1, by: ANN });
  skip(7 * DAY - 60_000);
  expect(await open()).toMatchObject(refusal(409, /left to come back/));
  skip(60_000);
  const { status, body } = await open();
  expect(status).toBe(200);
  expect(body.invite).toEqual(expect.any(String));
  await ann.until(() => ann.info.seats[1]!.opened === 'lost');
  expect(notesOf(ann).at(-1)).toEqual({ kind: 'opened', seat: 1, why: 'lost', agreed: [ANN] });
  expect(await sit(run.port, match, body.invite, 'Cy')).toMatchObject({ status: 200, body: { seat: 1 } });
  await ann.until(() => ann.info.seats[1]!.name === 'Cy');
  expect(notesOf(ann).at(-1)).toEqual({ kind: 'seat', seat: 1, from: BEN, to: CY, why: 'lost', agreed: [ANN] });
  expect(ann.info.seats[1]!).toMatchObject({ number: 3, held: [BEN] });
});

test('a move in nine days leaves nine days to come back', async () => {
  const run = await ownServer({ away: AWAY });
  const clock = { kind: 'day', days: 9, off: 0, window: 8, missed: 'remind' } as const;
  const { skip, open } = await two(run, { clock });
  await open();
  skip(9 * DAY - 60_000);
  expect((await open()).status).toBe(409);
  skip(60_000);
  expect((await open()).body.invite).toEqual(expect.any(String));
});

test('who comes back in that time keeps the seat, and the week begins anew', async () => {
  const run = await ownServer({ away: AWAY });
  const { match, ann, ben, skip, open } = await two(run);
  await open();
  skip(6 * DAY);
  const back = await Viewer.open(run.port, match, ben);
  await ann.until(() => ann.info.proposals.length === 0);
  expect(await open()).toMatchObject(refusal(409, /at the table/));
  await gone(run, match, back);
  skip(2 * DAY);
  expect(await open()).toMatchObject({ status: 200, body: { invite: null } });
  skip(6 * DAY);
  expect((await open()).status).toBe(409);
});

test('the player is told on the first and on the sixth day, and once each', async () => {
  const { got, ways } = await pushService();
  const run = await ownServer({ away: AWAY, look: 5, ways });
  const { device, skip, open } = await two(run);
  const looked = looksOf(run);
  const lost = () => got.map((one) => device.read(one).text).filter((text) => text.includes('believes'));
  await looked();
  await open();
  skip(61_000);
  await expect.poll(lost).toHaveLength(1);
  expect(lost()[0]).toContain('Ann waits for you');
  expect(lost()[0]).toContain('within 7 days');
  await looked();
  skip(4.9 * DAY);
  await looked();
  expect(lost()).toHaveLength(1);
  skip(0.1 * DAY);
  await expect.poll(lost).toHaveLength(2);
  expect(lost()[1]).toContain('within 2 days');
  await looked();
  skip(3 * DAY);
  await looked();
  expect(lost()).toHaveLength(2);
});

test('the old link takes the seat back at any time, and who sat there in the meantime is sent away', async () => {
  const run = await ownServer({ away: AWAY });
  const { match, ann, ben, cy, cyToken, skip } = await replaced(run);
  skip(30 * DAY);
  const back = await Viewer.open(run.port, match, ben);
  expect(back.info.you).toBe(1);
  // The server sends presence in a separate message.
  await ann.until(() => ann.info.seats[1]!.name === 'Ben' && ann.info.seats[1]!.here);
  expect(ann.info.seats[1]!.number).toBe(2);
  expect(notesOf(ann).at(-1)).toEqual({ kind: 'seat', seat: 1, from: CY, to: BEN, why: 'regained', agreed: [] });
  await expect.poll(() => cy.closed).not.toBeNull();
  expect((await Viewer.open(run.port, match, cyToken)).heard[0]).toMatchObject({ t: 'error' });
});

test('so does the phrase, with the old invitation, and a wrong one does not', async () => {
  const run = await ownServer({ away: AWAY });
  const { made, match, ann, phrase } = await replaced(run);
  const open = (words: string) =>
    post(run.port, `/api/matches/${match}/open`, { invite: made.invites[1], phrase: words });
  expect((await open('abcdef abcdef abcdef abcdef')).status).toBe(403);
  const { status, body } = await open(phrase);
  expect(status, JSON.stringify(body)).toBe(200);
  expect((await Viewer.open(run.port, match, body.token as string)).info.you).toBe(1);
  await ann.until(() => ann.info.seats[1]!.name === 'Ben');
  expect(notesOf(ann).slice(-2)).toMatchObject([
    { kind: 'seat', why: 'regained', from: CY, to: BEN },
    { kind: 'reopened', seat: 1, by: BEN },
  ]);
});

test('an old token reads nothing and does nothing before it has taken the seat back', async () => {
  const run = await ownServer({ away: AWAY });
  const { match, ben, cy } = await replaced(run);
  expect((await act(run.port, match, { do: 'leave', token: ben, seat: 1 })).status).toBe(403);
  expect((await post(run.port, `/api/matches/${match}/keys`, { do: 'see', token: ben })).status).toBe(403);
  expect((await post(run.port, `/api/matches/${match}/notebook`, { do: 'see', token: ben })).status).toBe(403);
  expect(cy.closed).toBeNull();
});

test('nobody new takes the name of the player who may come back', async () => {
  const run = await ownServer({ away: AWAY });
  const { match, skip, open, ann } = await two(run);
  await open();
  skip(7 * DAY);
  const { body } = await open();
  expect((await sit(run.port, match, body.invite, 'ben')).status).toBe(409);
  expect((await sit(run.port, match, body.invite, 'Cy')).status).toBe(200);
  await ann.until(() => ann.info.seats[1]!.name === 'Cy');
});

test('a newer invitation replaces the older one, and who comes back before somebody sits down closes it', async () => {
  const run = await ownServer({ away: AWAY });
  const { match, ann, skip, open, ben, made } = await two(run);
  await open();
  skip(7 * DAY);
  const first = (await open()).body.invite;
  const again = await act(run.port, match, { do: 'invite', token: made.tokens[0]!, seat: 1 });
  expect((await sit(run.port, match, first, 'Cy')).status).toBe(403);
  await Viewer.open(run.port, match, ben);
  await ann.until(() => ann.info.seats[1]!.opened === null);
  expect(notesOf(ann).at(-1)).toEqual({ kind: 'withdrawn', seat: 1 });
  expect((await sit(run.port, match, again.body.invite, 'Cy')).status).toBe(403);
});
