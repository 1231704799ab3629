// Agreement of those present on a new player at another's seat. Nobody is passed over.
import { expect, test } from 'vitest';
import { act, create, gone, notesOf, ownServer, person, refusal, sit, three, timeOf, Viewer } from './harness.ts';

/** Absence after which others may decide, in ms: longer than a test can take. */
const AWAY = 600_000;

test('somebody new sits at an absent player’s seat only when all others present agree, at least two', async () => {
  const patient = await ownServer({ away: AWAY });
  const { match, tokens, made } = await three(patient.port);
  const viewers = await Promise.all(tokens.map((token) => Viewer.open(patient.port, match, token)));
  const [ann, ben, cat] = viewers as [Viewer, Viewer, Viewer];
  const agree = (token: string, seat = 1) => act(patient.port, match, { do: 'agree-open', token, seat });
  expect(await agree(tokens[0])).toMatchObject(refusal(409, /at the table/));
  await gone(patient, match, ben);
  timeOf(patient)(AWAY);
  // The host's token has no voice, and one voice of two is not enough.
  expect(await agree(made.host)).toMatchObject(refusal(403, 'only those who hold a seat are asked'));
  expect(await agree(tokens[0])).toMatchObject({ status: 200, body: { invite: null } });
  expect(await agree(tokens[0])).toMatchObject({ status: 200, body: { invite: null } });
  await cat.until(() => cat.info.proposals.length > 0);
  expect(cat.info.proposals).toEqual([{ seat: 1, agreed: [1], asked: [3], left: null }]);
  expect((await act(patient.port, match, { do: 'object', token: tokens[2], seat: 1 })).status).toBe(200);
  await ann.until(() => ann.info.proposals.length === 0);
  await agree(tokens[0]);
  const { body } = await agree(tokens[2]);
  expect(body.invite).toEqual(expect.any(String));
  await ann.until(() => ann.info.seats[1]!.opened === 'agreed');
  const dan = await sit(patient.port, match, body.invite, 'Dan');
  expect(dan).toMatchObject({ status: 200, body: { seat: 1 } });
  await ann.until(() => ann.info.seats[1]!.name === 'Dan');
  expect(ann.info.seats[1]!).toMatchObject({ number: 4, held: [{ kind: 'person', number: 2, name: 'Ben' }] });
  expect(notesOf(ann).at(-2)).toMatchObject({ kind: 'opened', why: 'agreed', agreed: [{ number: 1 }, { number: 3 }] });
  expect((await Viewer.open(patient.port, match, tokens[1])).heard[0]).toMatchObject({ t: 'error' });
});

test('the only one present opens no seat before the time, though they hold several on their device', async () => {
  const patient = await ownServer({ away: AWAY });
  const made = await create(patient.port, 3, {
    sit: [0, 1],
    seats: [person, { ...person, name: 'Bob' }, person],
    name: 'Ann',
  });
  const ben = (await sit(patient.port, made.match, made.invites[2], 'Ben')).body.token as string;
  for (const token of made.tokens.slice(0, 2)) await Viewer.open(patient.port, made.match, token);
  timeOf(patient)(AWAY);
  for (const token of made.tokens.slice(0, 2))
    expect(await act(patient.port, made.match, { do: 'agree-open', token, seat: 2 })).toMatchObject(
      token === made.tokens[0] ? { status: 200, body: { invite: null } } : refusal(409, /left to come back/),
    );
  // It is their player's for a week (lost-seats.test.ts).
  expect((await sit(patient.port, made.match, made.invites[2], 'Eve')).status).toBe(403);
  expect((await Viewer.open(patient.port, made.match, ben)).heard[0]).toMatchObject({ t: 'welcome' });
});

test('nobody gets a second voice by handing their own seat over', async () => {
  const patient = await ownServer({ away: AWAY });
  const seats = [{ ...person, name: 'Ann' }, { ...person, name: 'Bob' }, person];
  const made = await create(patient.port, 3, { sit: [0, 1], seats });
  const ben = (await sit(patient.port, made.match, made.invites[2], 'Ben')).body.token as string;
  const ann = await Viewer.open(patient.port, made.match, made.tokens[0]!);
  const handOver = { do: 'hand-over', token: made.tokens[1]!, seat: 1 };
  const { invite } = (await act(patient.port, made.match, handOver)).body;
  const puppet = (await sit(patient.port, made.match, invite, 'Friend')).body.token as string;
  await Viewer.open(patient.port, made.match, puppet);
  timeOf(patient)(AWAY);
  for (const token of [made.tokens[0], puppet])
    expect(await act(patient.port, made.match, { do: 'agree-open', token, seat: 2 })).toMatchObject(
      token === puppet ? refusal(409, /left to come back/) : { status: 200, body: { invite: null } },
    );
  expect(ann.info.seats[2]!.opened).toBeNull();
  expect((await Viewer.open(patient.port, made.match, ben)).heard[0]).toMatchObject({ t: 'welcome' });
});

test('a hand-over that nobody took up does not block a seat whose player has gone', async () => {
  const patient = await ownServer({ away: AWAY });
  const { match, tokens } = await three(patient.port);
  const viewers = await Promise.all(tokens.map((token) => Viewer.open(patient.port, match, token)));
  const lost = (await act(patient.port, match, { do: 'hand-over', token: tokens[1], seat: 1 })).body.invite;
  await gone(patient, match, viewers[1]!);
  timeOf(patient)(AWAY);
  const agree = (token: string) => act(patient.port, match, { do: 'agree-open', token, seat: 1 });
  await agree(tokens[0]);
  const { invite } = (await agree(tokens[2])).body;
  expect(invite).toEqual(expect.any(String));
  expect((await sit(patient.port, match, lost, 'Eve')).status).toBe(403);
  // Any of them may object until somebody sits down.
  expect((await act(patient.port, match, { do: 'object', token: tokens[2], seat: 1 })).status).toBe(200);
  expect((await sit(patient.port, match, invite, 'Eve')).status).toBe(403);
});

/** Ann and Cat are here and have agreed on a new player at the seat of Ben, who is absent. */
async function opened() {
  const patient = await ownServer({ away: AWAY });
  const { port } = patient;
  const { match, tokens } = await three(port);
  const [ann, cat] = await Promise.all([0, 2].map((seat) => Viewer.open(port, match, tokens[seat]!)));
  timeOf(patient)(AWAY);
  const agree = (token: string) => act(port, match, { do: 'agree-open', token, seat: 1 });
  await agree(tokens[0]);
  const { invite } = (await agree(tokens[2])).body;
  expect(invite).toEqual(expect.any(String));
  return { port, match, tokens, ann: ann!, cat: cat!, invite };
}
test('who comes back before somebody new has sat down keeps the seat', async () => {
  const { port, match, tokens, ann, cat, invite } = await opened();
  await Viewer.open(port, match, tokens[1]);
  await ann.until(() => ann.info.seats[1]!.opened === null);
  expect(notesOf(cat).at(-1)).toEqual({ kind: 'withdrawn', seat: 1 });
  expect((await sit(port, match, invite, 'Dan')).status).toBe(403);
});

test('who objects before somebody new has sat down closes the seat again, and all are told who it was', async () => {
  const { port, match, tokens, ann, invite } = await opened();
  expect((await act(port, match, { do: 'object', token: tokens[2], seat: 1 })).status).toBe(200);
  await ann.until(() => ann.info.seats[1]!.opened === null);
  expect(notesOf(ann).slice(-2)).toEqual([
    { kind: 'objected', seat: 1, by: { kind: 'person', number: 3, name: 'Cat' } },
    { kind: 'withdrawn', seat: 1 },
  ]);
  expect((await sit(port, match, invite, 'Dan')).status).toBe(403);
});
