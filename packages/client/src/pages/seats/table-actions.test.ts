import { AWAY } from '@gaslamp/protocol/messages';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { addTexts } from '@gaslamp/words/text';
import { expect, test } from 'vitest';
import { isNew, type Link, readLink } from '../../links.ts';
import type { KnownMatch } from '../../stored.ts';
import shellTexts from '../../text/en.json' with { type: 'json' };
import { linkTo } from '../parts/link-to.ts';
import pageTexts from '../parts/text/en.json' with { type: 'json' };
import { spanWords } from '../terms/away.ts';
import { PACE } from '../terms/away-fields.tsx';
import { opened } from './opened-by.ts';
import { inWords, tokenFor } from './table-actions.ts';

addTexts('en', shellTexts);
addTexts('en', pageTexts);

const known = (part: Partial<KnownMatch> = {}): KnownMatch => ({
  match: 'm',
  game: 'emerald-2e',
  added: 0,
  seats: [{ seat: 1, token: 'seat-one' }],
  left: [],
  watch: 'watch',
  host: null,
  invites: {},
  open: null,
  over: false,
  ...part,
});
const info = (part: Partial<MatchInfo> = {}): MatchInfo =>
  ({ phase: 'playing', you: 1, host: false, seats: [], ...part }) as unknown as MatchInfo;

test('a host who comes back by the seat’s link has the host’s rights with the seat’s token', () => {
  const gathering = info({ phase: 'gathering' });
  expect(tokenFor(known(), gathering, { do: 'begin' })).toBeNull();
  expect(tokenFor(known(), { ...gathering, host: true }, { do: 'begin' })).toBe('seat-one');
  expect(tokenFor(known({ host: 'host' }), gathering, { do: 'delete' })).toBe('host');
  expect(tokenFor(known(), { ...gathering, host: true }, { do: 'free', seat: 0 })).toBe('seat-one');
  expect(tokenFor(known(), { ...gathering, host: true }, { do: 'invite', seat: 0 })).toBe('seat-one');
  expect(tokenFor(known(), gathering, { do: 'invite', seat: 0 })).toBeNull();
});

test('of one’s own seat its own token decides, of others’ one’s own voice', () => {
  expect(tokenFor(known({ host: 'host' }), info(), { do: 'leave', seat: 1 })).toBe('seat-one');
  expect(tokenFor(known({ host: 'host' }), info(), { do: 'leave', seat: 0 })).toBeNull();
  expect(tokenFor(known({ host: 'host' }), info(), { do: 'agree-open', seat: 0 })).toBe('seat-one');
  // A seat that was left to a bot has a vote on the end of the match, and no other.
  const left = known({ left: [1], host: 'host' });
  for (const what of ['agree-end', 'agree-hands', 'object'] as const)
    expect(tokenFor(left, info({ you: null }), { do: what })).toBe('seat-one');
  expect(tokenFor(known({ left: [1] }), info({ you: null }), { do: 'pause', stop: true })).toBeNull();
  expect(tokenFor(known({ seats: [], host: 'host' }), info({ you: null }), { do: 'stand-in', seat: 0 })).toBe('host');
});

test('the server counts seats, people name them', () => {
  expect(inWords('a bot stands in at seat 1 already', 'emerald-2e')).toBe('A bot stands in at Tuesday’s seat already.');
});

test('what a link opens the server says; the number in it is a hint', () => {
  expect(opened('secret', info({ you: 2 }))).toEqual({ seats: [{ seat: 2, token: 'secret' }] });
  expect(opened('secret', info({ you: null }))).toEqual({ watch: 'secret' });
  expect(opened('secret', info({ you: null, host: true }))).toEqual({ host: 'secret' });
});

test('a link that this browser has needs no trial; any other does, also one to a seat that it has', () => {
  const link = (secret: string): Link => ({ kind: 'seat', secret, seat: 1 });
  expect(isNew(link('seat-one'), known())).toBe(false);
  expect(isNew(link('watch'), known())).toBe(false);
  expect(isNew(link('another'), known())).toBe(true);
  expect(isNew(link('seat-one'), null)).toBe(true);
});

test('a link with a seat that no match has is read as a hint like any other', () => {
  const secret = 's'.repeat(25);
  expect(readLink(`#seat=7.${secret}`)).toEqual({ kind: 'seat', secret, seat: 7 });
  expect(readLink(`#seat=${secret}`)).toEqual({ kind: 'seat', secret, seat: null });
  for (const odd of ['', '#', '#table', '#seat=', '#seat=7.', `#seat=77.${secret}`, `#host=${secret}`, '#seat=7.<b>'])
    expect(readLink(odd)).toBeNull();
  expect(readLink(new URL(linkTo('http://here', 'm', 'seat', secret, 2)).hash)?.seat).toBe(2);
});

test('the paces that are offered are those of the protocol', () => {
  expect(PACE).toMatchObject({ live: AWAY.live, day: AWAY.day });
  for (const minutes of Object.values(PACE)) expect(minutes).toBeLessThanOrEqual(AWAY.most);
});

test('times are told in the unit that people would use', () => {
  const MINUTE = 60_000;
  expect([1, 30_000, 5 * MINUTE, 119 * MINUTE].map(spanWords)).toEqual([
    '1 minute',
    '1 minute',
    '5 minutes',
    '119 minutes',
  ]);
  expect([2 * 60, 24 * 60, 48 * 60, 14 * 24 * 60].map((n) => spanWords(n * MINUTE))).toEqual([
    '2 hours',
    '24 hours',
    '2 days',
    '14 days',
  ]);
});
