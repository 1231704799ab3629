// Everybody is notified in the language in which they asked for it.
import { expect, test } from 'vitest';
import { act, post } from './harness.ts';
import { linkIn, open, table } from './letters.ts';
import { Device, pushService } from './push-service.ts';

/** The headers that the browsers of Ann, Ben and Cat send. */
const BROWSERS: readonly Readonly<Record<string, string>>[] = [
  { 'accept-language': 'de-AT,en;q=0.5' },
  { 'accept-language': 'de', cookie: 'language=pl' },
  { 'accept-language': 'fr' },
];
const ASKED = ['Bist du das', 'Jeśli to ty', 'If that is you'];
const ENDS = [
  'Die Partie wurde ohne Ergebnis beendet.\nMit am Tisch: Ben und Cat.',
  'Partia skończyła się bez wyniku.\nPrzy stole: Ann i Cat.',
  'The match has ended without a result.\nAt the table with Ann and Ben.',
];
const [GERMAN, , ENGLISH] = ENDS.map((text) => text.split('\n')[0]);

/** More than the time for which events are gathered for a message, in ms. */
const GATHERED = 11_000;

/** Gives Ann, Ben and Cat a device and a confirmed address each, and the table a channel. */
async function subscribed() {
  const { got, ways } = await pushService();
  const all = await table(undefined, { ways });
  const { run, match, tokens, made, letters } = all;
  const asks = async (path: string, wish: object, seat: number): Promise<void> => {
    expect((await post(run.port, `/api/matches/${match}/${path}`, wish, BROWSERS[seat])).status).toBe(200);
  };
  const hook = { do: 'hook', token: made.host, url: 'https://chat.example/hook', page: 'https://table.example.org' };
  await asks('table', hook, 0);
  const devices = tokens.map((_, seat) => new Device(`${seat}`));
  for (const [seat, token] of tokens.entries()) {
    await asks('told', { token, do: 'push', ...devices[seat]!.subscription }, seat);
    await asks('told', { token, do: 'mail', address: `player${seat}@example.org` }, seat);
  }
  await expect.poll(() => letters.length).toBe(3);
  const letterTo = (seat: number, n: number) => letters.filter(({ to }) => to.startsWith(`player${seat}@`))[n]!.text;
  /** Ends the match, and returns what each seat's letter and device, and the channel, are told of it. */
  const ended = async () => {
    for (const letter of [...letters]) await open(run.port, linkIn(letter, 'confirm'), 'POST');
    for (const token of tokens) await act(run.port, match, { do: 'agree-end', token });
    all.skip(GATHERED);
    await expect.poll(() => [letters.length, got.length]).toEqual([6, 4]);
    const [channel] = got.filter(({ url }) => url.endsWith('/hook'));
    const device = (one: Device) => one.read(got.find(({ url }) => url === one.endpoint)!).text;
    const { content }: { content: string } = JSON.parse(String(channel!.body));
    return { letters: tokens.map((_, seat) => letterTo(seat, 1)), devices: devices.map(device), channel: content };
  };
  return { ...all, letterTo, ended };
}

test('letters, devices and the channel of a table speak the languages of those who asked for them', async () => {
  const { letterTo, ended } = await subscribed();
  for (const [seat, words] of ASKED.entries()) expect(letterTo(seat, 0)).toContain(words);
  const { letters, devices, channel } = await ended();
  for (const [seat, words] of ENDS.entries()) expect(letters[seat]).toMatch(new RegExp(`^${words}`));
  expect(devices).toEqual(ENDS);
  expect(channel).toContain(GERMAN);
});

test('targets that were stored before there were languages are told in English', async () => {
  const { room, ended } = await subscribed();
  const old = room.table.targets.map(({ language: _, ...target }) => target);
  await room.ledger.next(() => room.ledger.commit({ targets: old }));
  const { letters, devices, channel } = await ended();
  for (const said of [...letters, ...devices, channel]) expect(said).toContain(ENGLISH);
});
