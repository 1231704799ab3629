import { expect, test } from 'vitest';
import { parted } from './parted.ts';

const shown = (name: string) => parted(name).replaceAll('\u00ad', '-');

test('long words of names are divided between syllables, and short ones are not', () => {
  expect(shown('The Circumlocution Office')).toBe('The Cir-cum-lo-cu-tion Office');
  expect(shown('Constantinople')).toBe('Con-stan-ti-nople');
  expect(shown('Insurrection')).toBe('Insur-rec-tion');
  expect(shown('Sympathisers')).toBe('Sym-pa-thi-sers');
  expect(shown('The Six Jolly Fellowship Porters')).toBe('The Six Jolly Fel-low-ship Por-ters');
  expect(shown('Pamphlets')).toBe('Pam-phlets');
  expect(shown('Smugglers')).toBe('Smug-glers');
  expect(shown('Dynamite')).toBe('Dy-na-mite');
  expect(shown('Hired Agent')).toBe('Hired Agent');
  expect(shown('Go-Between')).toBe('Go-Be-tween');
});
