// Property: what messengers and mail programs do to a link changes nothing, and what damages its secret is found.
import { TOKEN_BYTES, tokenOf } from '@gaslamp/protocol/tokens';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLink } from './links.ts';
import { mendedAddress, pastedLink } from './mend-link.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const newer = bytes(TOKEN_BYTES).map(tokenOf);
const older = bytes(24).map((from) => Buffer.from(from).toString('base64url'));
const fragment = fc
  .tuple(fc.constantFrom('seat=', 'seat=3.', 'invite=', 'open=', 'watch='), fc.oneof(newer, older))
  .map(([kind, secret]) => `#${kind}${secret}`);
const match = bytes(9).map((from) => Buffer.from(from).toString('base64url').replace(/[-_]/g, 'x'));

const AFTER = ['', '.', ')', '>', '*', ',', '"', '\u2019', '\u201d', '!', ';', '**', ').', '_', '__', '\u200b', ']'];
const ADDED = ['', '&utm_source=x', '?fbclid=IwAR0_x-y', '&amp;utm_medium=social&gclid=1', '/', '#x'];
const CODED: ((link: string) => string)[] = [
  (link) => link,
  (link) => link.replace('=', '%3D'),
  (link) => link.replace('#', '%23').replace('=', '%3d'),
  (link) => encodeURIComponent(link).replaceAll('%2F', '/'),
  (link) => encodeURIComponent(encodeURIComponent(link)).replaceAll('%252F', '/'),
];
const change = fc.tuple(fc.constantFrom(...CODED), fc.constantFrom(...ADDED), fc.constantFrom(...AFTER)).map(
  ([coded, added, after]) =>
    (link: string) =>
      coded(link + added) + after,
);

/** Returns the parts of an address as a browser does. */
function placeOf(path: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = new URL(path, 'https://lamp.example');
  return { pathname, search, hash };
}
/** Returns the address that the page uses. */
const opened = (path: string): string => {
  const place = placeOf(path);
  return mendedAddress(place) ?? place.pathname + place.search + place.hash;
};

test('a link that was changed on its way opens what it opened', () => {
  fc.assert(
    fc.property(match, fragment, change, (id, link, changed) => {
      const whole = `/m/${id}${link}`;
      expect(readLink(link)).not.toBeNull();
      expect(mendedAddress(placeOf(whole))).toBeNull();
      expect(opened(changed(whole))).toBe(whole);
    }),
    { numRuns: 1000 },
  );
});

test('it is found in a text that was pasted', () => {
  fc.assert(
    fc.property(match, fragment, change, (id, link, changed) => {
      const sent = changed(`/m/${id}${link}`);
      for (const text of [
        `https://lamp.example${sent}`,
        `Sit down: <http://10.0.0.2:8080/x${sent}> and play`,
        `[here](https://lamp.example${sent})`,
        `  lamp.example${sent}\n`,
      ])
        expect(pastedLink(text)).toEqual({ to: `/m/${id}${link}` });
    }),
  );
});

test('a missing or wrong character is told from a link that is only changed', () => {
  fc.assert(
    fc.property(
      match,
      newer,
      fc.nat(24),
      fc.constantFrom('', 'Q', 'q-', '.'),
      change,
      (id, secret, at, sign, changed) => {
        const wrong = secret.slice(0, at) + sign + secret.slice(at + 1);
        fc.pre(wrong !== secret && !(at === 24 && sign === secret[24]));
        const path = changed(`/m/${id}#invite=${wrong}`);
        expect(readLink(placeOf(opened(path)).hash)?.secret).not.toBe(secret);
        expect(pastedLink(`https://lamp.example${path}`)).toBe('damaged');
      },
    ),
  );
});

test('what is no link stays', () => {
  for (const path of ['/m/abc', '/m/abc#table', '/m/abc?fbclid=1', '/m/abc/nothing.', '/', '/m/', '/m/%ff', '/m/abc#%'])
    expect(mendedAddress(placeOf(path))).toBeNull();
  expect(opened('/m/abc.')).toBe('/m/abc');
  expect(opened('/m/abc/replay?at=7&as=watch#watch=zzz')).toBe('/m/abc/replay?at=7&as=watch#watch=zzz');
  const secret = tokenOf(new Uint8Array(TOKEN_BYTES).fill(3));
  expect(opened(`/m/abc/replay?at=7#watch=${secret}).`)).toBe(`/m/abc/replay?at=7#watch=${secret}`);
  for (const text of ['', 'hello', 'https://lamp.example/', '%%%']) expect(pastedLink(text)).toBeNull();
  for (const text of [`#invite=${secret}`, '#invite=abc', 'https://lamp.example/m/abc#invite='])
    expect(pastedLink(text)).toBe('damaged');
  expect(pastedLink('https://lamp.example/m/abc.')).toEqual({ to: '/m/abc' });
});

test('a text of any length is read quickly', () => {
  for (const text of ['%25'.repeat(1e6), '/m/'.repeat(1e6), `#invite=${'-'.repeat(1e6)}`, 'a'.repeat(1e7)])
    expect(['damaged', null]).toContain(pastedLink(text));
});
