// Tests the origins of values: equal origins are stated once.
import provenance from '@gaslamp/nanty-narking/box/provenance.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { groupsOf, type Origins } from './origins.tsx';

const FIELDS = ['cost', 'number', 'alternativeNumber', 'adjacent', 'bridges', 'river', 'ability', 'start'] as const;
const origins = (corrected: readonly string[] = []): Origins => ({
  known: provenance.CHELSEA,
  loaded: true,
  corrected: new Set(corrected),
});

test('each sort of origin stands once, and values with the same reason stand together', () => {
  const groups = groupsOf(origins(), FIELDS);
  expect(groups.map(({ sort }) => sort)).toEqual(['reconstructed', 'sourced']);
  const together = groups.flatMap(({ rows }) => rows.map(({ fields }) => fields.join('+')));
  expect(together).toEqual(['cost', 'number+alternativeNumber', 'adjacent+bridges', 'river', 'ability', 'start']);
  const words = groups.flatMap(({ rows }) => rows.map((row) => row.words));
  expect(new Set(words).size).toBe(words.length);
});
test('what the host has corrected comes first, whatever its reason was', () => {
  const [first] = groupsOf(origins(['cost', 'river']), FIELDS);
  expect(first).toEqual({ sort: 'corrected', rows: [{ fields: ['cost', 'river'], words: '' }] });
});
