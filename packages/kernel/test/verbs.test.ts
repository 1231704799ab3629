import { type Fault, InputFault } from '@gaslamp/kernel/fault';
import { Verbs } from '@gaslamp/kernel/verbs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KINDS, LAMPS, PLAYERS, verbs } from './toy-state.ts';

/** The text of every option of the toy game. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = { lamp: LAMPS, card: KINDS, player: PLAYERS };
const everyText = verbs.names.flatMap((verb) => {
  const [key] = verbs.argumentsOf(verb)!;
  return key === undefined ? [verb] : ARGUMENTS[key]!.map((value) => `${verb} ${value}`);
});

const wide = new Verbs();
const names = (prefix: string, n: number) => Array.from({ length: n }, (_, i) => `${prefix}${i}`);
const A = names('A', 256);
const B = names('B', 256);
wide.define('first');
const both = wide.define('both', { a: A, b: B });
const one = wide.define('one', { a: A });

describe('an option', () => {
  test('survives text and back, and no two texts share a number', () => {
    const options = everyText.map((text) => {
      const option = verbs.parse(text);
      if (typeof option !== 'number') throw new InputFault(option);
      expect(verbs.format(option)).toBe(text);
      return option;
    });
    expect(new Set(options).size).toBe(everyText.length);
  });

  test('survives with two arguments of 256 values each', () => {
    const value = fc.nat(255);
    fc.assert(
      fc.property(value, value, (a, b) => {
        const option = both({ a, b });
        expect(wide.format(option)).toBe(`both A${a} B${b}`);
        expect(wide.parse(`both A${a} B${b}`)).toBe(option);
        expect([both.a(option), both.b(option)]).toEqual([a, b]);
        expect([both.is(option), one.is(option)]).toEqual([true, false]);
      }),
    );
  });

  test('is described by the names of its arguments', () => {
    expect(wide.describe(both({ a: 3, b: 255 }))).toEqual({ do: 'both', a: 'A3', b: 'B255' });
    expect(wide.describe(one(0))).toEqual({ do: 'one', a: 'A0' });
    expect(verbs.describe(0)).toEqual({ do: 'pass' });
  });

  test('of another game is no option', () => {
    expect(() => verbs.format(verbs.names.length << 16)).toThrow(`${verbs.names.length << 16} is no option`);
    expect(() => verbs.format(-1)).toThrow('-1 is no option of this game');
    const beyond = (verbs.parse('walk QUAY') as number) | (LAMPS.length << 8);
    expect(() => verbs.format(beyond)).toThrow(`${beyond} is no option`);
    expect(() => verbs.describe(beyond)).toThrow(`${beyond} is no option`);
  });
});

describe('a text', () => {
  test('may have spaces to spare', () => {
    expect(verbs.parse('  walk   BRIDGE ')).toBe(verbs.parse('walk BRIDGE'));
  });

  test.each([
    ['sing', `answer.verb: name sing, allowed ${verbs.names.join(', ')}`],
    ['', `answer.verb: name , allowed ${verbs.names.join(', ')}`],
    ['WALK QUAY', `answer.verb: name WALK, allowed ${verbs.names.join(', ')}`],
    ['walk', 'answer.takes: name walk, wanted lamp, given '],
    ['walk QUAY BRIDGE', 'answer.takes: name walk, wanted lamp, given QUAY BRIDGE'],
    ['pass QUAY', 'answer.takes: name pass, wanted nothing, given QUAY'],
    ['walk LONDON', 'answer.value: word LONDON, key lamp, name walk, allowed QUAY, BRIDGE, SQUARE'],
    ['walk quay', 'answer.value: word quay, key lamp, name walk, allowed QUAY, BRIDGE, SQUARE'],
  ])('"%s" is refused', (text, message) => {
    expect(new InputFault(verbs.parse(text) as Fault).message).toBe(message);
  });

  test('with two arguments names the wrong one', () => {
    expect(wide.parse('both A1')).toEqual({
      code: 'answer.takes',
      values: { name: 'both', wanted: 'a, b', given: 'A1' },
    });
    expect(wide.parse('both B1 A1')).toMatchObject({
      code: 'answer.value',
      values: { word: 'B1', key: 'a', name: 'both', allowed: expect.stringMatching(/^A0,/) },
    });
    expect(wide.parse('both A1 A1')).toMatchObject({
      code: 'answer.value',
      values: { word: 'A1', key: 'b', name: 'both', allowed: expect.stringMatching(/^B0,/) },
    });
  });

  test('of any kind is an option or an error, never a throw', () => {
    const word = fc.oneof(fc.constantFrom(...verbs.names, ...KINDS, ...LAMPS), fc.string());
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        const text = words.join(' ');
        const option = verbs.parse(text);
        if (typeof option === 'number') expect(verbs.format(option)).toBe(text.trim().split(/\s+/).join(' '));
        else expect(option.code).toMatch(/^answer\./);
      }),
    );
  });
});

describe('a definition', () => {
  test('with three arguments, 257 values or a name twice is refused at once', () => {
    const v = new Verbs();
    const list = ['X'];
    expect(() => v.define('far', { a: list, b: list, c: list })).toThrow('verb "far" has more than two arguments');
    expect(() => v.define('big', { a: names('A', 257) })).toThrow('verb "big": more than 256 values of a');
    v.define('pass');
    expect(() => v.define('pass')).toThrow('verb "pass" is defined twice');
    expect(v.names).toEqual(['pass']);
  });

  test.each([
    [() => new Verbs().define(''), 'verb "" is not one word'],
    [() => new Verbs().define('pick up'), 'verb "pick up" is not one word'],
    [() => new Verbs().define('pick\tup'), 'verb "pick\tup" is not one word'],
    [
      () => new Verbs().define('go', { to: ['BERLIN', 'ST PETERSBURG'] }),
      'verb "go": the to "ST PETERSBURG" is not one word',
    ],
    [() => new Verbs().define('go', { to: ['BERLIN', ''] }), 'verb "go": the to "" is not one word'],
    [
      () => new Verbs().define('go', { by: ['RED'], to: ['BERLIN', 'ROME', 'BERLIN'] }),
      'verb "go": the to "BERLIN" is named twice',
    ],
  ])('whose words would not come back from a text is refused at once: %#', (define, error) => {
    expect(define).toThrow(error);
  });

  test.each(['undo', 'deal'])('of the word "%s" is refused: a log would take the answer for something else', (word) => {
    const v = new Verbs();
    expect(() => v.define(word)).toThrow(`verb "${word}" is reserved`);
    expect(v.names).toEqual([]);
    // As a value the word is harmless.
    v.define('say', { word: [word] });
    expect(v.format(v.parse(`say ${word}`) as number)).toBe(`say ${word}`);
  });

  test('may use a value for both arguments', () => {
    const v = new Verbs();
    const swap = v.define('swap', { one: ['BERLIN', 'ROME'], other: ['BERLIN', 'ROME'] });
    expect(v.parse('swap ROME BERLIN')).toBe(swap({ one: 1, other: 0 }));
  });

  test('tells its arguments', () => {
    expect(wide.argumentsOf('both')).toEqual(['a', 'b']);
    expect(wide.argumentsOf('first')).toEqual([]);
    expect(wide.argumentsOf('last')).toBeNull();
  });
});
