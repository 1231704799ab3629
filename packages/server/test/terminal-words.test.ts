// Wrong settings, and the lines of `gaslamp data`, are told in the language of the host.
import { sentencesOf } from '@gaslamp/words/catalogues';
import { texts } from '@gaslamp/words/languages';
import { madeUpTexts, outside } from '@gaslamp/words/made-up';
import { expect, test, vi } from 'vitest';
import { main } from '../src/data.ts';
import { readSettings } from '../src/settings.ts';
import english from '../src/terminal/text/en.json' with { type: 'json' };
import { type HostCode, messageIn, Said } from '../src/told.ts';

const made = madeUpTexts();
const LANGUAGES = ['en', 'de', 'pl'];
const SMTP = { GASLAMP_SMTP: 'smtps://mail.example.org' };
const FROM = { GASLAMP_MAIL_FROM: 'ann@example.org' };
const URL = { GASLAMP_URL: 'https://table.example.org' };

/** Sentences about what is found after the settings were read. */
type Later =
  | 'start'
  | 'end'
  | 'packs'
  | 'pack'
  | 'packGame'
  | 'folder'
  | 'pepper'
  | 'port'
  | 'portOfSystem'
  | 'address';
/** Wrong settings for each of the other sentences. */
const WRONG: Record<
  Exclude<Extract<HostCode, `settings.${string}`>, `settings.${Later}`>,
  Readonly<Record<string, string>>
> = {
  'settings.of': { GASLAMP_DATABASE: 'mysql://localhost' },
  'settings.oneOf': { GASLAMP_LOG: 'loud' },
  'settings.whole': { GASLAMP_RATE: '0' },
  'settings.secret': { GASLAMP_METRICS: '123' },
  'settings.text': { GASLAMP_IMPRINT: '/nowhere' },
  'settings.page': { GASLAMP_PAGE: '/nowhere' },
  'settings.erased': { GASLAMP_ERASED: '/nowhere/erased' },
  'settings.twoPlaces': { GASLAMP_DATA: 'x', GASLAMP_DATABASE: 'postgres://localhost' },
  'settings.url': { GASLAMP_URL: '123' },
  'settings.urlName': { ...URL, GASLAMP_NAME: 'other.example.org' },
  'settings.sender': FROM,
  'settings.smtp': { GASLAMP_SMTP: '123' },
  'settings.smtpFrom': SMTP,
  'settings.smtpUrl': { ...SMTP, ...FROM },
  'settings.host': { GASLAMP_NAME: '1 2' },
  'settings.proxy': { GASLAMP_PROXY: '123' },
};
const settingsWith = (env: Readonly<Record<string, string>>) => {
  try {
    return readSettings(env);
  } catch (error) {
    return error;
  }
};
/** Values that stand in a sentence as they are. */
const VALUES = /GASLAMP_\w+|table\.example\.org|silent, warn, info, debug|ENOENT|\/?nowhere\S*|loud/g;

test.each(['de', 'pl'])('%s: no sentence for the host is missing', (language) => {
  const { owns } = texts(language);
  expect(sentencesOf(english).filter(([id]) => !owns(id))).toEqual([]);
});
test.each(Object.entries(WRONG))('%s: a wrong setting is told in every language', (code, env) => {
  const error = settingsWith(env);
  expect(error).toMatchObject({ code });
  expect(new Set(LANGUAGES.map((language) => messageIn(texts(language), error))).size).toBe(3);
  const strange = messageIn(made, error);
  expect(strange).toMatch(/⟦.+⟧/);
  expect(outside(strange).replace(VALUES, '')).not.toMatch(/\p{L}/u);
});

test('a sentence about a setting says its cause in the same language', () => {
  const error = settingsWith({ ...SMTP, ...URL, GASLAMP_MAIL_FROM: 'nobody' });
  expect(messageIn(texts('de'), error)).toBe(
    'GASLAMP_MAIL_FROM: die Adresse muss die einer Person sein, etwa ann@example.org',
  );
  const used = new Said('store.unopened', { kind: 'file', place: 'x' }, new Said('store.used'));
  expect(messageIn(texts('pl'), new Said('settings.start', {}, used))).toBe(
    'Gaslamp się nie uruchomił: nie da się otworzyć pliku danych x: używa tego inny Gaslamp',
  );
});

/** Runs `gaslamp data` in a language and returns its exit code and output. */
async function run(language: string, ...args: readonly string[]) {
  let said = '';
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    }),
  );
  const code = await main([...args, '--language', language], { GASLAMP_DATA: '/nowhere/x.sqlite' });
  for (const stream of streams) stream.mockRestore();
  return { code, said };
}
test.each([
  [['--loud']],
  [['--keep']],
  [['--keep', '1']],
  [['move', 'here']],
  [['move', 'here', 'mysql://localhost']],
  [['move', '/nowhere/here', '/nowhere/there']],
  [['backup']],
  [['backup', '--keep', '0']],
  [['erase']],
  [['renew-keys']],
  [['admin-token']],
])('data %s: what is wrong is told in every language', async (args) => {
  const told: Awaited<ReturnType<typeof run>>[] = [];
  for (const language of LANGUAGES) told.push(await run(language, ...args));
  expect(told.map(({ code }) => code)).toEqual([2, 2, 2]);
  expect(new Set(told.map(({ said }) => said)).size).toBe(3);
});

test('the help is in every language, in lines that a terminal has room for', async () => {
  for (const [language, usage] of [
    ['en', 'Usage:'],
    ['de', 'Aufruf:'],
    ['pl', 'Użycie:'],
  ] as const) {
    const { code, said } = await run(language, '--help');
    expect(code).toBe(0);
    expect(said).toMatch(new RegExp(`^${usage} gaslamp data move <from> <to>\n`));
    for (const line of said.split('\n')) expect(line.length).toBeLessThan(80);
  }
  expect(await run('fr')).toEqual({ code: 2, said: 'gaslamp: --language must be one of en, de, pl, not "fr"\n' });
});
