// Tests the state of a match page for each link. A wrong link takes nothing away.
import { describe, expect, test } from 'vitest';
import { arrivalOf } from './links.ts';
import type { KnownMatch } from './stored.ts';

const OWN = 'o'.repeat(25);
const WRONG = 'x'.repeat(25);
const NOT_WHOLE = ['#garbage', '#seat=7.abc', '#seat=', '#invite=zzz'];

const known = (part: Partial<KnownMatch> = {}): KnownMatch => ({
  match: 'm',
  game: 'emerald-2e',
  added: 0,
  seats: [{ seat: 0, token: OWN }],
  left: [],
  watch: null,
  host: null,
  invites: {},
  open: null,
  over: false,
  ...part,
});

describe('in a browser that has a seat', () => {
  test.each([`#seat=0.${WRONG}`, `#seat=7.${WRONG}`, `#watch=${WRONG}`])('%s is tried beside the table', (hash) => {
    expect(arrivalOf(hash, known(), null)).toMatchObject({ shows: 'table', tries: true, spent: null });
    expect(arrivalOf(hash, known(), WRONG)).toMatchObject({ shows: 'table', tries: false, spent: 'useless' });
  });
  test.each([`#seat=0.${OWN}`, `#seat=7.${OWN}`, `#watch=${OWN}`])('%s is known, whatever its number', (hash) => {
    for (const refused of [null, WRONG])
      expect(arrivalOf(hash, known(), refused)).toMatchObject({ shows: 'table', tries: false, spent: 'known' });
  });
  test.each(NOT_WHOLE)('%s is not whole, and the table stays', (hash) => {
    expect(arrivalOf(hash, known(), null)).toEqual({ link: null, shows: 'table', tries: false, spent: 'useless' });
  });
  test.each(['', '#', '#table'])('"%s" is no link: nothing is removed from the address', (hash) => {
    expect(arrivalOf(hash, known(), WRONG)).toEqual({ link: null, shows: 'table', tries: false, spent: null });
  });
  test.each(['invite', 'open'])('a link of the kind "%s" shows where to sit down', (kind) => {
    expect(arrivalOf(`#${kind}=${WRONG}`, known(), null)).toMatchObject({ shows: 'join', tries: false, spent: null });
  });
  test('a watch link or the rights of the host open the table too', () => {
    for (const part of [{ watch: OWN }, { host: OWN }])
      expect(arrivalOf('', known({ seats: [], ...part }), null).shows).toBe('table');
  });
});

describe.each([
  ['that does not know the match', null],
  ['that has only invitations to it', known({ seats: [], invites: { 1: OWN } })],
])('in a browser %s', (_, nothing) => {
  test('the address alone opens nothing', () => {
    for (const hash of ['', '#', '#table'])
      expect(arrivalOf(hash, nothing, null)).toMatchObject({ shows: 'nothing', tries: false, spent: null });
  });
  test('a link is tried, and stays in the address when the server refuses it', () => {
    const hash = `#seat=0.${WRONG}`;
    expect(arrivalOf(hash, nothing, null)).toMatchObject({ shows: 'trying', tries: true, spent: null });
    expect(arrivalOf(hash, nothing, WRONG)).toMatchObject({ shows: 'refused', tries: false, spent: null });
  });
  test('the right link is tried after a wrong one was refused', () => {
    expect(arrivalOf(`#seat=0.${OWN}`, nothing, WRONG)).toMatchObject({ shows: 'trying', tries: true });
  });
  test.each(NOT_WHOLE)('%s is damaged', (hash) => {
    expect(arrivalOf(hash, nothing, null)).toMatchObject({ shows: 'cut', tries: false, spent: null });
  });
  test('an invitation shows where to sit down', () => {
    expect(arrivalOf(`#invite=${WRONG}`, nothing, null)).toMatchObject({ shows: 'join', tries: false, spent: null });
  });
});
