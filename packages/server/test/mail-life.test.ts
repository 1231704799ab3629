// The life of an address: failures of its mail server, its disappearance, and changes of its seat and match.
import { afterEach, expect, test } from 'vitest';
import { logFrom, USUAL } from '../src/log.ts';
import { letterPost } from '../src/notifications/mail.ts';
import type { News } from '../src/notifications/news.ts';
import type { MailTarget } from '../src/store/store.ts';
import { systemClock } from '../src/time/server-clock.ts';
import { act, gone, ownServer, post, refusal, sit, three, Viewer } from './harness.ts';
import { ANN, confirmed, HOUSE, linkIn, open, table } from './letters.ts';
import { mailServer } from './mail-server.ts';
import { allOf, linesOf, quietly } from './quietly.ts';

afterEach(() => logFrom(USUAL));

const MINUTE = 60_000;

test('a mail server that is ill is waited for, whatever it says, and nobody’s address goes for that', async () => {
  const said = quietly();
  const ill: Record<string, string> = {};
  const { looked, skip, letters, room } = await confirmed((verb) => ill[verb]);
  const failed = () => room.ledger.targets[0]?.failed;
  const pass = async (hours: number) => {
    for (let n = 0; n < hours; n++) {
      skip(61 * MINUTE);
      await looked();
    }
  };
  ill.RCPT = '451 4.7.1 <ann.lee+gaslamp@mail.example.org> later';
  skip(11_000);
  await expect.poll(failed).toBe(1);
  delete ill.RCPT;
  // Full, closed, or refusing this server: for a day.
  for (const [verb, answer] of [
    ['HELLO', '421 gone fishing'],
    ['MAIL', '550 5.7.1 who are you'],
  ] as const) {
    ill[verb] = answer;
    await pass(12);
    delete ill[verb];
  }
  await expect.poll(failed).toBe(9);
  expect(linesOf(said).filter(({ msg }) => /letters do not get out/.test(String(msg)))).toHaveLength(1);
  await pass(1);
  await expect.poll(() => letters.length).toBe(2);
  await expect.poll(failed).toBe(0);
  expect(allOf(said)).not.toContain('ann');
});

test.each<[string, string | null, Record<string, string>, RegExp]>([
  [
    'refuses the password',
    null,
    { EHLO: '250-sink\r\n250 AUTH PLAIN', AUTH: '535 no' },
    /refuses the user or the password.*\(EAUTH 535\)$/,
  ],
  [
    'refuses the sender',
    null,
    { MAIL: '550 no' },
    /does not accept the sender in GASLAMP_MAIL_FROM.*\(EENVELOPE 550\)$/,
  ],
  ['is away', 'smtp://127.0.0.1:1', {}, /there is no connection to the mail server.*\(E[A-Z]+\)$/],
  ['has no name', 'smtp://nobody.invalid', {}, /is not known \(EDNS\)$/],
  ['speaks no TLS', 'smtps', {}, /no (?:TLS )?connection .*\(E[A-Z]+\)$/],
])('the log says in words that the mail server %s, and names nobody', async (_, smtp, answers, why) => {
  const said = quietly();
  const sink = await mailServer((verb) => answers[verb]);
  const url =
    smtp === 'smtps' ? sink.smtp.replace('smtp:', 'smtps:') : (smtp ?? sink.smtp.replace('//', '//ann:Sherl0ck@'));
  const from = { name: 'Gaslamp', address: 'table@example.org' };
  const post = letterPost({ smtp: url, from }, HOUSE, { mailboxes: 'key', links: 'key' }, systemClock);
  const target = { kind: 'mail', address: ANN, wish: 'w' } as MailTarget;
  expect(await post('m', target, { kind: 'turn', key: 'k', text: 'x' } as News, { key: 'k', table: null })).toBe(
    'stuck',
  );
  expect(linesOf(said)).toEqual([expect.objectContaining({ level: 'warn', why: expect.stringMatching(why) })]);
  expect(allOf(said)).not.toMatch(/ann|Sherl0ck/);
});

test('a mail server that relays for nobody is no sign that an address is gone', async () => {
  const answers = ['550 5.7.1 relaying denied', '550 Relay access denied', '450 4.2.0 greylisted'];
  const { skip, room, letters, write, token } = await table((verb) => (verb === 'RCPT' ? answers.shift() : undefined));
  await write(token, ANN);
  for (let n = 1; n <= 3; n++) {
    await expect.poll(() => room.ledger.targets[0]?.failed).toBe(n);
    skip(10 * MINUTE);
  }
  await expect.poll(() => letters.length).toBe(1);
});

test('an address that there is not is dropped at once', async () => {
  const { letters, room, write, token } = await table((verb) =>
    verb === 'RCPT' ? '550 5.1.1 no such user' : undefined,
  );
  await write(token, ANN);
  await expect.poll(() => room.ledger.targets).toEqual([]);
  expect(letters).toEqual([]);
});

test('what did not arrive is sent again under the same id', async () => {
  const heads: string[] = [];
  const { skip, letters, room } = await confirmed((verb, said) => {
    if (verb !== '.' || !said.includes('your turn')) return undefined;
    heads.push(said);
    return heads.length === 1 ? '451 not now' : undefined;
  });
  skip(11_000);
  await expect.poll(() => heads.length).toBe(1);
  await expect.poll(() => room.ledger.targets[0]?.failed).toBe(1);
  skip(2 * MINUTE);
  await expect.poll(() => letters.length).toBe(2);
  const [one, two] = heads.map((head) => /^message-id: (\S+)/im.exec(head)![1]);
  expect(one).toBe(two);
});

test('an address that nobody confirmed is forgotten after two days, and its link with it', async () => {
  const { run, skip, letters, room, write, token } = await table();
  await write(token, ANN);
  await expect.poll(() => letters.length).toBe(1);
  await expect.poll(() => room.ledger.targets[0]?.told).toBe('confirm');
  skip(2 * 24 * 60 * MINUTE + 1_000);
  await expect.poll(() => room.ledger.targets).toEqual([]);
  expect((await open(run.port, linkIn(letters[0]!, 'confirm'), 'POST')).status).toBe(404);
  expect(letters).toHaveLength(1);
});

test('letters follow to the rematch, and an old letter’s link stops them there', async () => {
  const { run, letters, match, tokens } = await confirmed();
  const viewers = await Promise.all(tokens.map((token) => Viewer.open(run.port, match, token)));
  for (const token of tokens) await act(run.port, match, { do: 'agree-end', token });
  viewers[0]!.send({ t: 'rematch', id: 'r1' });
  await viewers[0]!.until(() => viewers[0]!.info.rematch !== null);
  const next = await run.server.lobby.room(viewers[0]!.info.rematch!);
  for (const viewer of viewers) await gone(run, match, viewer);
  expect(next.ledger.targets).toMatchObject([{ kind: 'mail', address: ANN, asked: null }]);
  expect((await open(run.port, linkIn(letters[0]!, 'stop'), 'POST')).status).toBe(200);
  expect(next.ledger.targets).toEqual([]);
});

test('an address that waits is asked once, whatever happens at the table, and in the rematch its link still serves', async () => {
  const { looked, run, skip, letters, match, room, tokens, write, wish, token } = await table();
  await write(token, ANN);
  await expect.poll(() => letters.length).toBe(1);
  await expect.poll(() => room.ledger.targets[0]?.told).toBe('confirm');
  const first = room.status.asked!;
  while (room.status.asked === first) {
    const viewer = await Viewer.open(run.port, match, tokens[first]!);
    await viewer.choose(viewer.options[0]);
    await gone(run, match, viewer);
  }
  skip(11 * MINUTE);
  await looked();
  const viewers = await Promise.all(tokens.map((one) => Viewer.open(run.port, match, one)));
  for (const one of tokens) await act(run.port, match, { do: 'agree-end', token: one });
  viewers[0]!.send({ t: 'rematch', id: 'r1' });
  await viewers[0]!.until(() => viewers[0]!.info.rematch !== null);
  const next = viewers[0]!.info.rematch!;
  skip(11 * MINUTE);
  await looked();
  expect(letters).toHaveLength(1);
  expect((await open(run.port, linkIn(letters[0]!, 'confirm'), 'POST')).status).toBe(200);
  expect(await wish(token, { do: 'see' })).toMatchObject({ body: { mail: { address: null } } });
  const told = await post(run.port, `/api/matches/${next}/told`, { do: 'see', token });
  expect(told.body.mail).toEqual({ address: 'a…@mail.example.org', confirmed: true });
});

test('a seat that is given away takes no address along', async () => {
  const { run, room, match, token, letters } = await confirmed();
  const seat = room.status.asked!;
  const { body } = await act(run.port, match, { do: 'hand-over', token, seat });
  await sit(run.port, match, body.invite, 'Dora');
  expect(room.ledger.targets).toEqual([]);
  expect((await open(run.port, linkIn(letters[0]!, 'confirm'), 'POST')).status).toBe(404);
});

test('where no mail server is set letters are not offered', async () => {
  const run = await ownServer({});
  const { match, tokens } = await three(run.port);
  const wish = (what: object) => post(run.port, `/api/matches/${match}/told`, { token: tokens[0], ...what });
  expect(await wish({ do: 'see' })).toMatchObject({ body: { mail: null } });
  expect(await wish({ do: 'mail', address: ANN })).toEqual(refusal(409, 'this server writes no letters'));
});

test('no address is in what others are sent, at the desk or in the log', async () => {
  const said = quietly();
  logFrom('debug');
  const { run, skip, letters, match, made, tokens, room } = await confirmed();
  skip(11_000);
  await expect.poll(() => letters.length).toBe(2);
  const wish = (room.ledger.targets[0] as { wish: string }).wish;
  const bytes: string[] = [];
  for (const one of [...tokens, made.host, made.spectator]) {
    const viewer = await Viewer.open(run.port, match, one);
    await viewer.until(() => viewer.info !== null);
    bytes.push(
      ...viewer.bytes,
      JSON.stringify(await post(run.port, '/api/mine', { matches: [{ match, token: one }] })),
    );
    bytes.push(JSON.stringify(await post(run.port, `/api/matches/${match}/told`, { do: 'see', token: one })));
  }
  await open(run.port, linkIn(letters[1]!, 'stop'));
  await open(run.port, '/mail/stop/forged');
  const all = `${bytes.join()}${allOf(said)}`;
  for (const secret of [ANN, 'ann.lee', wish, run.server.lobby.house.outlets.linkKey])
    expect(all).not.toContain(secret);
});
