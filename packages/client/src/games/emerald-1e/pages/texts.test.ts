// Tests the texts for hosts about options that do more than their names say.
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { addTexts, hasText, t } from '@gaslamp/words/text';
import { expect, test } from 'vitest';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

test('R23 every switch is asked in plain words, and so is each answer', () => {
  const { royalsFromRound: _, maxRounds: __, ...switches } = emerald1e().options;
  expect(Object.keys(switches)).toHaveLength(10);
  for (const option of Object.keys(emerald1e().options)) expect(t(`create.option.${option}`), option).toMatch(/\?$/);
  for (const option of Object.keys(switches))
    expect(
      [0, 1].map((value) => hasText(`create.answer.${option}.${value}`)),
      option,
    ).toEqual([true, true]);
});

test('R9.1 the switch of KTA speaks of all by which an agent changes hands', () => {
  expect(t('create.option.ktaByExposure')).toMatch(/double agent, with Irene Adler or with Vampires/);
});
