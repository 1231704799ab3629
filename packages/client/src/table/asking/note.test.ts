import { addTexts } from '@gaslamp/words/text';
import { expect, test } from 'vitest';
import english from '../frame/text/en.json' with { type: 'json' };
import { noteOfOutcome } from './note.ts';

addTexts('en', english);

const NO = { ok: false, why: null, detail: null } as const;
const rule = { text: 'a rule', rule: 'R1.1' };
const noteOf = () => rule;

test('a failure of the server is shown in its words, not as if a rule forbade the command', () => {
  const detail = 'the server cannot store anything now; nothing was changed';
  expect(noteOfOutcome({ ...NO, reason: 'failed', detail }, noteOf)).toEqual({
    text: 'The server cannot store anything now; nothing was changed.',
    rule: null,
  });
});

test('a refusal by a rule is shown with the rule, and what is not allowed now without details', () => {
  expect(noteOfOutcome({ ...NO, reason: 'not-allowed', why: { rule: 'R1.1', key: 'x' } }, noteOf)).toBe(rule);
  expect(noteOfOutcome({ ...NO, reason: 'not-allowed', detail: 'claim VIENNA' }, noteOf)).toEqual({
    text: english.table.refused,
    rule: null,
  });
});
