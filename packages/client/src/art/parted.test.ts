import { setLanguage } from '@gaslamp/words/language';
import { afterEach, expect, test } from 'vitest';
import { parted } from './parted.ts';

/** Expects that names are divided at the strokes only. */
const divided = (...names: readonly string[]): void =>
  expect(names.map((name) => parted(name.replaceAll('|', '')).replaceAll('\u00ad', '|'))).toEqual(names);

afterEach(() => setLanguage('en'));

test('long words of names are divided between syllables, and short ones are not', () => {
  divided(
    'The Cir|cum|lo|cu|tion Office',
    'Con|stan|ti|nople',
    'Insur|rec|tion',
    'Sym|pa|thi|sers',
    'The Six Jolly Fel|low|ship Por|ters',
    'Pam|phlets',
    'Smug|glers',
    'Dy|na|mite',
    'Hired Agent',
    'Go-Be|tween',
  );
});

test('in German and Polish, words are divided as they are there', () => {
  setLanguage('de');
  divided('Höl|len|ma|schine', 'Gesell|schaft Leo|polds', 'Unter|schlupf', 'Pin|ker|ton-Agen|ten', 'Stra|ßen|keh|rer');
  setLanguage('pl');
  divided('Sto|wa|rzy|sze|nie Leo|polda', 'Res|tau|ra|cjo|nista', 'Wol|no|mu|larze');
});

test('in German and Polish, two letters never stand alone at the end of a line', () => {
  setLanguage('pl');
  divided('Najemny skry|to|bójca', 'Starzy towa|rzysze');
});

test('parts of a compound word, prefixes and letters that make one sound stay whole', () => {
  setLanguage('de');
  divided(
    'Haupt|agent',
    'Hoheit ver|ste|cken',
    'Ner|ven|arzt',
    'Later|nen|anzün|der',
    'Drosch|ken|stand',
    'Stra|ßen|händ|ler',
    'Vier|zig Ele|fan|ten',
    'Ana|ly|tische Maschine',
    'Michail Baku|nin',
  );
  setLanguage('pl');
  divided('Waszyng|ton', 'Pie|kielna Machina', 'Liga Rudziel|ców', 'Zmiana nasta|wie|nia', 'War|sztat');
});
