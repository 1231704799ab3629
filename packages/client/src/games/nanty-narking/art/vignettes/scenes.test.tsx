import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import drawn from './drawn.generated.json' with { type: 'json' };
import { printed } from './press.ts';
import { print, sketches } from './scenes.tsx';

const ids = Object.keys(sketches);

test('every card and event of the pack has its vignette, and no vignette is left over', () => {
  const pack: Record<'cards' | 'events', readonly { id: string }[]> = JSON.parse(
    readFileSync(new URL('../../../../../../nanty-narking/src/box/pack.json', import.meta.url), 'utf8'),
  );
  expect(ids.sort()).toEqual([...pack.cards, ...pack.events].map(({ id }) => id).sort());
});

test('every drawing is one of its own, without words, and the page has it as it is drawn', () => {
  const pressed = print(renderToStaticMarkup);
  const all = ids.map((id) => printed(pressed, id) ?? '');
  expect(new Set(all).size).toBe(ids.length);
  for (const markup of all) {
    expect(markup).not.toMatch(/<text|NaN|undefined/);
    expect(markup.length).toBeGreaterThan(300);
  }
  expect(ids.map((id) => printed(drawn, id))).toEqual(all);
});
