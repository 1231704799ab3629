// Validation and normalization of a line of talk.
import { clientMessage, createMatch, read, takeSeat } from '@gaslamp/protocol/messages';
import { talkLine } from '@gaslamp/protocol/talk';
import { cleanedLine, LONGEST_LINE, PHRASES } from '@gaslamp/protocol/talk-rooms';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const say = (words: unknown) => read(clientMessage, { t: 'say', id: 'i1', words });
const text = (typed: string) => say({ kind: 'text', text: typed });
/** Returns the normalized text of a line, or null if the line is refused. */
const taken = (typed: string): string | null => {
  const result = text(typed);
  return result.ok && result.value.t === 'say' && result.value.words.kind === 'text' ? result.value.words.text : null;
};

test.each([
  ['Well, well!', 'Well, well!'],
  ['  room around it  ', 'room around it'],
  ['?!', '?!'],
  ['…', '...'],
  ['ﬁne', 'fine'],
  ['Ça va, Zoë? Добрый день, 你好', 'Ça va, Zoë? Добрый день, 你好'],
  ['❤️ 🎩 👍🏽', '❤ 🎩 👍🏽'],
  ['👨\u200d👩\u200d👧 👩🏽\u200d🚀 🏴\u200d☠️', '👨\u200d👩\u200d👧 👩🏽\u200d🚀 🏴\u200d☠'],
  ['می\u200cرویم', 'می\u200cرویم'],
  ['<b>& "x"</b> http://a.example', '<b>& "x"</b> http://a.example'],
  ['वि'.repeat(20), 'वि'.repeat(20)],
  ['a'.repeat(LONGEST_LINE), 'a'.repeat(LONGEST_LINE)],
])('a line may be %j', (typed, kept) => {
  expect(taken(typed)).toBe(kept);
});

test.each([
  ['', 'least'],
  [' \u3000 ', 'least'],
  ['a'.repeat(LONGEST_LINE + 1), 'most'],
  // One character that becomes eighteen when it is normalized.
  ['\ufdfa'.repeat(20), 'most'],
  ...[
    'a\nb',
    'a\u2028b',
    'a\u0000b',
    'a\tb',
    'a\u202eb',
    'a\u2066b',
    'a\u200bb',
    'a\u200db',
    '\u2800',
    '\ufffc',
    'a\ufffc',
    'a\u{1d159}',
    'a\u{e0061}',
  ].map((typed): [string, string] => [typed, 'line']),
  [`a${'\u0336'.repeat(4)}`, 'line'],
  ['\u0301a', 'line'],
])('a line may not be %j', (typed, fault) => {
  expect(text(typed)).toMatchObject({ ok: false, code: `field.${fault}`, values: { at: 'words.text: ' } });
});

test('a page keeps the joiners of an emoji and of a script, and drops all others', () => {
  for (const line of ['👨\u200d👩\u200d👧\u200d👦', 'می\u200cرویم', 'ක්\u200dෂ', 'ന്\u200d'])
    expect(cleanedLine(line)).toBe(line);
  expect(cleanedLine('a\u200db👨\u200d \u200c👩\u200d')).toBe('ab👨 👩');
  expect(cleanedLine('❤\ufe0f\u200d🔥')).toBe('❤\u200d🔥');
});

test.each([
  ...['علی\u200cرضا', 'ক্\u200cষ', 'র\u200d\u09cdযাব', 'ක්\u200dෂිති', 'ശശികല ന്\u200d', 'क्\u200dष'],
  ...[
    'ನ\u0ccd\u200cಯ',
    'ر\u200cضا',
    'علی\u200c',
    '\u200cعلی',
    'An\u200cn',
    'An\u200d',
    'क\u200dष',
    'ක්\u200d\u200dෂ',
    '🎩\u200dAnn',
  ],
])('the name %j has joiners only where its script needs them', (name) => {
  const allowed = !/^(?:ر|.*\u200c$|\u200c|An|क\u200d|.*\u200d\u200d|🎩)/u.test(name);
  expect(read(takeSeat, { invite: 'x'.repeat(32), name }).ok).toBe(allowed);
});

test('a phrase is one of the list, and nothing of one’s own', () => {
  for (const phrase of PHRASES) expect(say({ kind: 'phrase', phrase }).ok).toBe(true);
  expect(say({ kind: 'phrase', phrase: 'hello' })).toMatchObject({ ok: false });
  expect(say({ kind: 'html', html: '<b>' })).toMatchObject({ ok: false });
  expect(say({ kind: 'phrase', phrase: 'luck', text: 'besides' })).toMatchObject({
    value: { words: { kind: 'phrase', phrase: 'luck' } },
  });
});

test('whatever is typed or pasted is taken as a page tidies it, or there is nothing to see in it', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(
        'a',
        ' ',
        '\n',
        '\u200d',
        '\u200c',
        '\u094d',
        'क',
        'ی',
        'ر',
        '\u202e',
        '\u0301',
        '\ufe0f',
        '👩',
        '\ud800',
      ),
      maxLength: 40,
    }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const tidy = cleanedLine(text);
      const kept = taken(tidy);
      // Only stacked marks, or marks without a base, are left for the server to refuse.
      if (kept === null) expect(tidy === '' || /^\p{M}|\p{M}{4}|^[^\p{L}\p{N}\p{S}\p{P}]*$/u.test(tidy)).toBe(true);
      else expect(kept).toBe(tidy);
    }),
  );
});

test('what is taken is taken again as it is: it is read like that from the store', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const kept = taken(typed);
      if (kept === null) return;
      const by = { kind: 'seat', seat: 0, number: 1 } as const;
      const line = { at: 1, by, words: { kind: 'text', text: kept } };
      expect(talkLine.parse(line)).toEqual(line);
    }),
  );
});

test('whether there is talk is said as yes or no with a new match, or not at all', () => {
  const made = { game: 'x', seats: [{ kind: 'person' }, { kind: 'person' }], sit: [] };
  expect(read(createMatch, { ...made, chat: false })).toMatchObject({ value: { chat: false } });
  expect(read(createMatch, made).ok).toBe(true);
  expect(read(createMatch, { ...made, chat: 'no' })).toMatchObject({
    code: 'field.type',
    values: { at: 'chat: ', type: 'boolean' },
  });
});
