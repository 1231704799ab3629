// E-mails: only to a confirmed address, about its player's turn, with a link that stops them and opens nothing else.
import { expect, test } from 'vitest';
import { act, create, post, refusal, sit, three } from './harness.ts';
import { ANN, confirmed, HOUSE, house, linkIn, open, table } from './letters.ts';
import type { Letter } from './mail-server.ts';

const MINUTE = 60_000;
/** The form in which `ANN` is displayed. */
const HINT = 'a…@mail.example.org';

test('an address is asked first, and nothing is mailed there before it has said yes', async () => {
  const { looked, run, skip, letters, write, wish, token, match, tokens, made } = await table();
  expect(await write(token, ` ${ANN.replace('mail', 'MAIL')} `)).toMatchObject({
    status: 200,
    body: { mail: { address: HINT, confirmed: false } },
  });
  await expect.poll(() => letters.length).toBe(1);
  const [asking] = letters as [Letter];
  expect(asking).toMatchObject({ from: 'table@example.org', to: ANN });
  expect(asking.headers.subject).toBe('Gaslamp: may we write to you?');
  for (const name of ['Ann', 'Ben', 'Cat', match, ...tokens, made.host, made.spectator])
    if (name !== match) expect(asking.text).not.toContain(name);
  skip(5 * 60 * MINUTE);
  await looked();
  expect(letters).toHaveLength(1);
  // Merely loading the link confirms nothing.
  const link = linkIn(asking, 'confirm');
  const page = await open(run.port, link);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<form method="post"><button');
  expect((await open(run.port, link, 'HEAD')).status).toBe(200);
  expect(await wish(token, { do: 'see' })).toMatchObject({ body: { mail: { confirmed: false } } });
  expect((await open(run.port, link, 'POST', '')).status).toBe(200);
  expect(await wish(token, { do: 'see' })).toMatchObject({ body: { mail: { address: HINT, confirmed: true } } });
  skip(11_000);
  await expect.poll(() => letters.length).toBe(2);
});

test('a letter says what there is to tell, whom one plays with, and how to stop it', async () => {
  const { looked, run, skip, letters, match, room, tokens, made } = await confirmed();
  const others = ['Ann', 'Ben', 'Cat'].filter((_, seat) => seat !== room.status.asked);
  skip(11_000);
  await expect.poll(() => letters.length).toBe(2);
  const letter = letters[1]!;
  const stop = linkIn(letter, 'stop');
  expect(letter.headers).toMatchObject({
    from: 'Gaslamp <table@example.org>',
    to: ANN,
    subject: 'Gaslamp: it is your turn',
    'list-unsubscribe': `<${HOUSE}${stop}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  });
  expect(letter.headers['message-id']).toMatch(/^<[\w-]{32}@table\.example\.org>$/);
  expect(letter.text).toBe(
    `It is your turn.\nAt the table with ${others.join(' and ')}.\n\nGo to the table, in a browser that holds your seat:\n${HOUSE}/m/${match}\n\nStop the e-mails about this match:\n${HOUSE}${stop}\n`,
  );
  for (const secret of [...tokens, made.host, made.spectator, made.open])
    expect(letter.head + letter.text).not.toContain(secret);
  for (let i = 0; i < 5; i++) {
    skip(20 * MINUTE);
    await looked();
  }
  expect(letters).toHaveLength(2);
  expect(run.server.lobby.house.outlets.post).not.toBeNull();
});

test('a letter’s link stops them without a login, by its button or by a program, and for that match alone', async () => {
  for (const body of ['List-Unsubscribe=One-Click', '']) {
    const { run, letters, room, wish, token } = await confirmed();
    const stop = linkIn(letters[0]!, 'stop');
    const page = await open(run.port, stop);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(room.ledger.targets).toHaveLength(1);
    expect((await open(run.port, stop, 'POST', body)).status).toBe(200);
    expect(room.ledger.targets).toEqual([]);
    expect(await wish(token, { do: 'see' })).toMatchObject({ body: { mail: { address: null, confirmed: false } } });
    // A second time does no harm, and the old confirmation link is invalid.
    expect((await open(run.port, stop, 'POST', body)).status).toBe(200);
    expect((await open(run.port, linkIn(letters[0]!, 'confirm'), 'POST')).status).toBe(404);
    expect(room.ledger.targets).toEqual([]);
  }
});

test('programs that press the button may send any form', async () => {
  const { run, letters, room } = await confirmed();
  const form = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const stop = linkIn(letters[0]!, 'stop');
  expect((await open(run.port, stop, 'POST', form, 'multipart/form-data; boundary=x')).status).toBe(200);
  expect(room.ledger.targets).toEqual([]);
});

test('links that this house did not sign, or signed for something else, do nothing', async () => {
  const { run, letters, room } = await confirmed();
  const stop = linkIn(letters[0]!, 'stop');
  const signed = stop.split('/').at(-1)!;
  const parts = signed.split('.');
  const other = (n: number, text: string) => parts.map((part, i) => (i === n ? text : part)).join('.');
  const flipped = parts[3]!.slice(0, -1) + (parts[3]!.endsWith('A') ? 'B' : 'A');
  const confirm = linkIn(letters[0]!, 'confirm').split('/').at(-1)!;
  for (const said of [
    other(3, flipped),
    other(0, 'elsewhere'),
    other(1, 'A'.repeat(16)),
    other(2, 'A'.repeat(16)),
    confirm,
    'x',
  ])
    for (const method of ['GET', 'POST']) {
      const answer = await open(run.port, `/mail/stop/${said}`, method);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('not from this server');
    }
  expect((await open(run.port, `/mail/confirm/${signed}`, 'POST')).status).toBe(404);
  expect(room.ledger.targets).toHaveLength(1);
});

test('whoever wants none of this house gets none, whoever asks, until they say otherwise', async () => {
  const { looked, run, letters, room, write, token, tokens } = await table();
  await write(token, ANN);
  await expect.poll(() => letters.length).toBe(1);
  const stop = linkIn(letters[0]!, 'stop');
  expect((await open(run.port, stop, 'POST', 'do=never')).status).toBe(200);
  expect(room.ledger.targets).toEqual([]);
  for (const address of [ANN, 'annlee@mail.example.org', 'A.nn.Lee@mail.example.org'])
    expect(await write(tokens[0], address)).toEqual(refusal(409, /wants no letters/));
  // A month later as well.
  await looked();
  expect(letters).toHaveLength(1);
  expect((await open(run.port, stop, 'POST', 'do=again')).status).toBe(200);
  expect((await write(token, ANN)).status).toBe(200);
  await expect.poll(() => letters.length).toBe(2);
});

test('whoever wants none of this house gets none of any match, those included that they had said yes to', async () => {
  const { looked, run, skip, letters, room, write, tokens } = await table();
  const other = await three(run.port);
  await write(tokens[0], ANN);
  await post(run.port, `/api/matches/${other.match}/told`, { do: 'mail', token: other.tokens[1], address: ANN });
  await expect.poll(() => letters.length).toBe(2);
  for (const letter of letters) expect((await open(run.port, linkIn(letter, 'confirm'), 'POST')).status).toBe(200);
  expect((await open(run.port, linkIn(letters[0]!, 'stop'), 'POST', 'do=never')).status).toBe(200);
  const rooms = [room, await run.server.lobby.room(other.match)];
  for (const { ledger } of rooms) await ledger.next(() => ledger.commit({ status: { phase: 'ended', asked: null } }));
  skip(3_600_000);
  await looked();
  skip(3_600_000);
  await looked();
  expect(letters).toHaveLength(2);
  expect(rooms.map(({ ledger }) => ledger.targets)).toEqual([[], []]);
});

test('whoever gives a seat away while their address is looked up takes nobody’s place there', async () => {
  const { run, match, room, wish, write, tokens } = await table();
  const { body } = await act(run.port, match, { token: tokens[0], do: 'hand-over', seat: 0 });
  const { store } = run.server.lobby.house;
  const mailbox = store.mailbox.bind(store);
  let dora = '';
  store.mailbox = async (...args) => {
    store.mailbox = mailbox;
    dora = (await sit(run.port, match, body.invite, 'Dora')).body.token as string;
    expect((await write(dora, 'dora@mail.example.org')).status).toBe(200);
    return mailbox(...args);
  };
  expect(await write(tokens[0], ANN)).toEqual(refusal(403, /opens nothing/));
  expect(room.ledger.targets).toMatchObject([{ address: 'dora@mail.example.org' }]);
  expect((await wish(dora, { do: 'see' })).body.mail).toEqual({ address: 'd…@mail.example.org', confirmed: false });
});

test('nobody is flooded: a mailbox is asked three times a day, however it is written, and across matches', async () => {
  const { run, skip, letters, write, tokens } = await table();
  for (const [i, address] of ['annlee@x.example.org', 'ann.lee@x.example.org', 'AnnLee+2@x.example.org'].entries())
    expect((await write(tokens[i]!, address)).status).toBe(200);
  await expect.poll(() => letters.length).toBe(3);
  const another = await three(run.port);
  const again = () =>
    post(run.port, `/api/matches/${another.match}/told`, {
      do: 'mail',
      token: another.tokens[0],
      address: 'ann.l.ee@x.example.org',
    });
  expect(await again()).toEqual(refusal(429, /3 times in a day/));
  skip(24 * 60 * MINUTE);
  expect((await again()).status).toBe(200);
  await expect.poll(() => letters.length).toBe(4);
});

test('one caller asks ten addresses an hour, and what was refused does not count', async () => {
  const { looked, run, letters, write, tokens } = await table();
  expect((await write(tokens[0], 'nobody')).status).toBe(400);
  for (let n = 0; n < 10; n++) expect((await write(tokens[0], `guest${n}@x.example.org`)).status).toBe(200);
  expect(await write(tokens[0], 'guest10@x.example.org')).toEqual(refusal(429, /at most 10 an hour/));
  await looked();
  // Each address replaced the previous one: an unsent confirmation is never sent.
  const room = await run.server.lobby.room((await three(run.port)).match);
  expect(room.ledger.targets).toEqual([]);
  expect(letters.length).toBeLessThanOrEqual(10);
});

test('twelve callers who ask for all that they may leave letters for others', async () => {
  const { run } = await house(undefined, { proxy: ['loopback'] });
  const { match, tokens } = await three(run.port);
  const write = (from: number, n: number) =>
    fetch(`http://127.0.0.1:${run.port}/api/matches/${match}/told`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${from}` },
      body: JSON.stringify({ do: 'mail', token: tokens[n % 3], address: `guest${from}.${n}@x${n}.example.org` }),
    });
  for (let from = 1; from <= 12; from++) for (let n = 0; n < 10; n++) await write(from, n);
  const late: number[] = [];
  for (let n = 0; n < 3; n++) late.push((await write(13, n)).status);
  expect(late).toEqual([200, 200, 200]);
});

test.each([
  'ann',
  'ann@',
  '@example.org',
  'ann@example',
  'ann@127.0.0.1',
  'ann@[127.0.0.1]',
  'ann@localhost',
  'ann@example.org, bob@example.org',
  'ann@example.org\r\nBcc: bob@example.org',
  'ann@example.org\nRCPT TO:<bob@example.org>',
  'Ann <ann@example.org>',
  '"ann bob"@example.org',
  'ann..lee@example.org',
  'ann%bob@example.org',
  'bob!ann@example.org',
  '-oQ/tmp@example.org',
  'ann@exa mple.org',
  'ann\u0000@example.org',
  'ann@-example.org',
  `${'a'.repeat(65)}@example.org`,
])('%j is no address, and nothing is sent', async (said) => {
  const { looked, letters, room, write, token } = await table();
  expect(await write(token, said)).toEqual(refusal(400, /such as (ann@)?example\.org|at most 254/));
  expect(room.ledger.targets).toEqual([]);
  await looked();
  expect(letters).toEqual([]);
});

test('a domain of any script is written as mail servers read it', async () => {
  const { letters, write, token } = await table();
  expect(await write(token, 'ann@bücher.example')).toMatchObject({
    body: { mail: { address: 'a…@xn--bcher-kva.example' } },
  });
  await expect.poll(() => letters.length).toBe(1);
  expect(letters[0]!.to).toBe('ann@xn--bcher-kva.example');
});

test('no name at the table gets into the head of a letter, or becomes a link', async () => {
  const { run, skip, letters } = await house();
  const made = await create(run.port, 3, { sit: [0], name: 'Ann' });
  const wish = (what: object) => post(run.port, `/api/matches/${made.match}/told`, { token: made.tokens[0], ...what });
  await wish({ do: 'mail', address: ANN });
  await expect.poll(() => letters.length).toBe(1);
  await open(run.port, linkIn(letters[0]!, 'confirm'), 'POST');
  await sit(run.port, made.match, made.invites[1], 'Bcc:b@evil.example http');
  skip(11_000);
  await expect.poll(() => letters.length).toBe(2);
  expect(letters[1]!.headers.subject).toBe('Gaslamp: somebody has joined your table');
  expect(letters[1]!.headers.bcc).toBeUndefined();
  expect(letters[1]!.head).not.toContain('evil');
  expect(letters[1]!.text).toContain('Bcc:\u200bb@\u200bevil.\u200bexample http sit at the table. 1 seat is free.');
});
