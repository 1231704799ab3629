import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import drawn from './drawn.generated.json' with { type: 'json' };
import { print } from './print.ts';
import { vignetteIds } from './scenes.tsx';

test('every card of the pack has its vignette, and no vignette is left over', () => {
  const pack: { cards: readonly { id: string }[] } = JSON.parse(
    readFileSync(new URL('../../../../../../emerald-1e/src/box/pack.json', import.meta.url), 'utf8'),
  );
  expect([...new Set(pack.cards.map(({ id }) => id))].sort()).toEqual([...vignetteIds].sort());
});

const printed = print(renderToStaticMarkup);

test.each(vignetteIds)('%s is a drawing of its own, without words, and the page has it as it is drawn', (id) => {
  const markup = printed[id]!;
  expect(markup).not.toMatch(/<text|NaN|undefined/);
  expect(markup.length).toBeGreaterThan(300);
  expect((drawn as Record<string, string>)[id]).toBe(markup);
});
