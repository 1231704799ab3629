import { addTexts } from '@gaslamp/words/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../frame/text/en.json' with { type: 'json' };
import { DraftBar } from './draft-bar.tsx';

addTexts('en', english);

const bar = (undoable: number) =>
  renderToStaticMarkup(
    <DraftBar confirm={null} undoable={undoable} horizon="chance" seen onBack={() => {}} onBackAll={() => {}} />,
  );

test('where nothing can be taken back the button says why', () => {
  expect(bar(0)).toContain('aria-disabled="true"');
  expect(bar(0)).toContain('dice were rolled or cards drawn since.');
  expect(bar(1)).not.toContain('drawn since.');
});
