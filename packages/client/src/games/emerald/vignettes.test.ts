import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import drawnFirst from '../emerald-1e/art/vignettes/drawn.generated.json' with { type: 'json' };
import { print as printFirst } from '../emerald-1e/art/vignettes/scenes.tsx';
import drawnSecond from '../emerald-2e/art/vignettes/drawn.generated.json' with { type: 'json' };
import { print as printSecond } from '../emerald-2e/art/vignettes/scenes.tsx';

describe.each([
  ['emerald-1e', printFirst, drawnFirst as Record<string, string>],
  ['emerald-2e', printSecond, drawnSecond as Record<string, string>],
] as const)('%s', (game, print, drawn) => {
  const printed = print(renderToStaticMarkup);

  test('every card of the pack has its vignette, and no vignette is left over', () => {
    const pack: { cards: readonly { id: string }[] } = JSON.parse(
      readFileSync(new URL(`../../../../${game}/src/box/pack.json`, import.meta.url), 'utf8'),
    );
    expect([...new Set(pack.cards.map(({ id }) => id))].sort()).toEqual(Object.keys(printed).sort());
  });

  test.each(Object.entries(printed))(
    '%s is a drawing of its own, without words, and the page has it as it is drawn',
    (id, markup) => {
      expect(markup).not.toMatch(/<text|NaN|undefined/);
      expect(markup.length).toBeGreaterThan(300);
      expect(drawn[id]).toBe(markup);
    },
  );
});
