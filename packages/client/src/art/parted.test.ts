import { setLanguage } from '@gaslamp/words/language';
import { afterEach, expect, test } from 'vitest';
import { parted } from './parted.ts';

const shown = (name: string) => parted(name).replaceAll('\u00ad', '-');

afterEach(() => setLanguage('en'));

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

test('in German and Polish, words are divided as they are there', () => {
  setLanguage('de');
  expect(shown('Höllenmaschine')).toBe('Höl-len-ma-schine');
  expect(shown('Gesellschaft Leopolds')).toBe('Gesell-schaft Leo-polds');
  expect(shown('Unterschlupf')).toBe('Unter-schlupf');
  expect(shown('Pinkerton-Agenten')).toBe('Pin-ker-ton-Agen-ten');
  expect(shown('Straßenkehrer')).toBe('Stra-ßen-keh-rer');
  setLanguage('pl');
  expect(shown('Stowarzyszenie Leopolda')).toBe('Sto-wa-rzy-sze-nie Leo-polda');
  expect(shown('Restauracjonista')).toBe('Res-tau-ra-cjo-nista');
  expect(shown('Wolnomularze')).toBe('Wol-no-mu-larze');
});

test('in German and Polish, two letters never stand alone at the end of a line', () => {
  setLanguage('pl');
  expect(shown('Najemny skrytobójca')).toBe('Najemny skry-to-bójca');
  expect(shown('Starzy towarzysze')).toBe('Starzy towa-rzysze');
});

test('parts of a compound word, prefixes and letters that make one sound stay whole', () => {
  setLanguage('de');
  expect(shown('Hauptagent')).toBe('Haupt-agent');
  expect(shown('Hoheit verstecken')).toBe('Hoheit ver-ste-cken');
  expect(shown('Nervenarzt')).toBe('Ner-ven-arzt');
  expect(shown('Laternenanzünder')).toBe('Later-nen-anzün-der');
  expect(shown('Droschkenstand')).toBe('Drosch-ken-stand');
  expect(shown('Straßenhändler')).toBe('Stra-ßen-händ-ler');
  expect(shown('Vierzig Elefanten')).toBe('Vier-zig Ele-fan-ten');
  expect(shown('Analytische Maschine')).toBe('Ana-ly-tische Maschine');
  expect(shown('Michail Bakunin')).toBe('Michail Baku-nin');
  setLanguage('pl');
  expect(shown('Waszyngton')).toBe('Waszyng-ton');
  expect(shown('Piekielna Machina')).toBe('Pie-kielna Machina');
  expect(shown('Liga Rudzielców')).toBe('Liga Rudziel-ców');
  expect(shown('Zmiana nastawienia')).toBe('Zmiana nasta-wie-nia');
  expect(shown('Warsztat')).toBe('War-sztat');
});
