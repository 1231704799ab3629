// A sentence asks for a form of a name, which the file of names of the reader's language has.
import { expect, test } from 'vitest';
import { naming } from './names.ts';
import { addTexts, t, textsIn } from './text.ts';
import { all, partsOf, plain, thing, who } from './things.ts';

addTexts('en', {
  forms: {
    claims: '{player} claims the card {city_in}.',
    first: '{city} is quiet.',
    asks: '{player} asks.',
    many: 'On the way {cities_to}',
    gender: '{agent_g, select, f {She} pl {They} other {He}} waits.',
    under: '{my_own} and {count_of}',
    count: '{n, plural, one {# point} other {{who, select, you {your # points} other {# points}}}}, {rate}',
  },
});
const nameOf = naming(
  'formed',
  'forms',
  {
    city: {
      '*': { in: 'in {name}', to: 'to {name}' },
      PARIS: { name: 'Paris' },
      LIMBO: { name: 'the void', in: 'lost in the void' },
    },
    agent: {
      IRENE: { g: 'f' },
      HOLMES: { name: 'Herr Holmes', en: 'Mister Holmes', acc: 'den Herrn' },
      MAIN: { name: '{owner}’s agent', acc: 'the agent of {owner}' },
    },
  },
  { y: ['city', ['PARIS', 'LIMBO', 'ROME']], a: ['agent', ['IRENE', 'MORAN', 'HOLMES']], A: ['agent', ['MAIN']] },
);
const namer = {
  name(sort: string, [n = 0, owner = 0]: readonly number[], form?: string): string {
    if (sort === 'p') return ['ada', 'Ben'][n] ?? '';
    if (sort === 'y') return nameOf('y', n, { form, otherwise: 'Rome' });
    return nameOf('A', n, { form, values: { owner: who(owner) } });
  },
};
const said = (id: string, values: Record<string, string | number>): string => plain(t(`forms.${id}`, values), namer);

test('a form comes from the pattern of its sort, or from the thing itself', () => {
  expect(said('claims', { player: who(1), city: thing('y', 0) })).toBe('Ben claims the card in Paris.');
  expect(said('claims', { player: who(1), city: thing('y', 1) })).toBe('Ben claims the card lost in the void.');
  expect(said('claims', { player: who(1), city: thing('y', 2) })).toBe('Ben claims the card in Rome.');
});

test('a form that a language does not have is the name', () => {
  expect(nameOf('y', 1, { form: 'acc' })).toBe('the void');
});

test('a name that a host has corrected is shown as it was written, in forms of its sort', () => {
  expect(nameOf('a', 2, { otherwise: 'Mister Holmes', printed: 'Mister Holmes' })).toBe('Herr Holmes');
  expect(nameOf('a', 2, { form: 'acc', otherwise: 'Mister Holmes', printed: 'Mister Holmes' })).toBe('den Herrn');
  expect(nameOf('a', 2, { form: 'acc', otherwise: 'Holmes!', printed: 'Holmes!' })).toBe('Holmes!');
});

test('every thing of a list is in the form', () => {
  expect(said('many', { cities: all([thing('y', 0), thing('y', 1), thing('y', 2)]) })).toBe(
    'On the way to Paris, to the void and to Rome',
  );
});

test('a sentence begins with a capital, unless it begins with a player', () => {
  expect(said('first', { city: thing('y', 1) })).toBe('The void is quiet.');
  expect(said('asks', { player: who(0) })).toBe('ada asks.');
  const nowhere = thing('y', 1);
  expect(plain(`Go. ${nowhere}, z. B. ${nowhere}. ${nowhere}? ${who(0)}${nowhere}.`, namer)).toBe(
    'Go. The void, z. B. the void. The void? adathe void.',
  );
});

test('a sentence behind another in the same line begins with a capital, too', () => {
  const first = t('forms.first', { city: thing('y', 1) });
  expect(plain(`${t('forms.asks', { player: who(1) })} ${first}`, namer)).toBe('Ben asks. The void is quiet.');
  expect(plain(`Quiet: ${first}`, namer)).toBe('Quiet: the void is quiet.');
  expect(plain(`Ada asks. ${t('forms.asks', { player: who(0) })}`, namer)).toBe('Ada asks. ada asks.');
  expect(plain(`Ada asks! ${t('forms.first', { city: thing('A', 0, 0) })}`, namer)).toBe(
    'Ada asks! ada’s agent is quiet.',
  );
});

test('a composed thing is words around other things', () => {
  const [, owner] = partsOf(t('forms.first', { city: thing('A', 0, 1) }), namer);
  expect(owner).toEqual({ sort: 'p', numbers: [1] });
  expect(said('first', { city: thing('A', 0, 1) })).toBe('Ben’s agent is quiet.');
  expect(plain(`Look: ${thing('A', 0, 1)}`, namer)).toBe('Look: Ben’s agent');
});

test('a select can ask for the gender of a name', () => {
  expect(t('forms.gender', { agent: thing('a', 0) })).toBe('She waits.');
  expect(t('forms.gender', { agent: thing('a', 1) })).toBe('He waits.');
});

test('a value may have an underscore in its name, and a number is as long as it is', () => {
  expect(t('forms.under', { my_own: 'A', count: 3 })).toBe('A and 3');
  expect(t('forms.count', { n: 1, who: 'you', rate: 1.5 })).toBe('1 point, 1.5');
  expect(t('forms.count', { n: 12_000, who: 'you', rate: 2 })).toBe('your 12,000 points, 2');
});

test('another language fills in by its own rules, and the first has what it lacks', () => {
  const polish = textsIn('pl', textsIn('en'));
  polish.add({
    forms: { count: '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, {rate}' },
  });
  const points = (n: number) => polish.t('forms.count', { n, rate: 0 }).split(',')[0];
  expect([1, 3, 5, 22, 1.5].map(points)).toEqual(['1 punkt', '3 punkty', '5 punktów', '22 punkty', '1']);
  expect(polish.t('forms.count', { n: 5, rate: 1.5 })).toBe('5 punktów, 1,5');
  expect(polish.t('forms.claims')).toBe('forms.claims');
});
