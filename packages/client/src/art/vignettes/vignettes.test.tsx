import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Vignette, vignetteIds } from './index.tsx';

test('every card of the pack has its vignette, and no vignette is left over', () => {
  const pack: { cards: readonly { id: string }[] } = JSON.parse(
    readFileSync(new URL('../../../../emerald-2e/src/pack.json', import.meta.url), 'utf8'),
  );
  expect([...new Set(pack.cards.map(({ id }) => id))].sort()).toEqual([...vignetteIds].sort());
});

test.each(vignetteIds)('%s is a drawing of its own, without words', (id) => {
  const drawn = renderToStaticMarkup(<Vignette id={id} />);
  expect(drawn).not.toMatch(/<text|NaN|undefined/);
  expect(drawn.length).toBeGreaterThan(2500);
});
