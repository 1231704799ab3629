// Tests that a finished match leads to its replay, its story and its file, whatever language its address names.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { inSame, usePlace } from '../../language.ts';
import { WayBack } from './way-back.tsx';

afterEach(() => vi.unstubAllGlobals());

const linksAt = (pathname: string): string[] => {
  vi.stubGlobal('location', { pathname, search: '' });
  const page = renderToStaticMarkup(
    <Router hook={usePlace} hrefs={inSame}>
      <WayBack keep />
    </Router>,
  );
  return [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
};

test('in every language the end of a match links to what can be done with it', () => {
  expect(linksAt('/m/abc')).toEqual(['/m/abc/replay', '/m/abc/story', '/m/abc/take-along']);
  expect(linksAt('/pl/m/abc')).toEqual(['/pl/m/abc/replay', '/pl/m/abc/story', '/pl/m/abc/take-along']);
});
test('a page that only shows a match has no such links', () => {
  expect(linksAt('/pl/m/abc/replay')).toEqual([]);
  expect(linksAt('/learn/emerald-2e/first-match')).toEqual([]);
});
