import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTexts, hasText, t } from '@gaslamp/words/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { sentence } from '../../games/names.ts';
import tableTexts from '../../table/frame/text/en.json' with { type: 'json' };
import shellTexts from '../../text/en.json' with { type: 'json' };
import noticeTexts from '../match/notices/text/en.json' with { type: 'json' };
import panelTexts from '../match/panel/text/en.json' with { type: 'json' };
import seatTexts from '../seats/text/en.json' with { type: 'json' };
import aboutTexts from '../terms/text/about-match.en.json' with { type: 'json' };
import pageTexts from './text/en.json' with { type: 'json' };
import settingsTexts from './text/settings.en.json' with { type: 'json' };

const PAGES = join(import.meta.url.slice('file://'.length), '../..');
const ROOMS = ['match', 'parts', 'seats', 'start', 'terms'];
/** Said by the waiting room, which has the texts of the pages, and of a command at a table, which has its own. */
const LATER = ['match.gotUp', 'table.refused'];
/** Modules that a match loads before anything is opened: they must not need the texts of the pages. */
const SHELL = [
  'parts/frame',
  'seats/knock',
  'match/match',
  'match/match-tools',
  'match/notices',
  'parts/popup',
  'parts/rules-button',
  'seats/seat-offers',
  'match/seated',
];

const sourceOf = (file: string): string => readFileSync(join(PAGES, file), 'utf8');
/** Returns the text ids that a source requests in full. */
const asked = (source: string): string[] => Array.from(source.matchAll(/\bt\('([\w.-]+)'/g), ([, id = '']) => id);
const files = ROOMS.flatMap((room) => readdirSync(join(PAGES, room)).map((file) => `${room}/${file}`)).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);

describe('the sentences of the pages', () => {
  beforeAll(() => {
    addTexts('en', shellTexts);
    // The notices add their own texts.
    addTexts('en', noticeTexts);
  });

  test('a match has its own before the pages bring theirs', () => {
    const shell = SHELL.flatMap((name) => files.filter((file) => file.replace(/\.tsx?$/, '') === name));
    expect(shell.length).toBe(SHELL.length);
    // Another file of tests may have loaded that one.
    const ids = shell.flatMap((file) => asked(sourceOf(file))).filter((id) => !LATER.includes(id));
    expect(ids.filter((id) => !hasText(id))).toEqual([]);
  });

  test('none is lacking', () => {
    addTexts('en', pageTexts);
    // Pages about a match include the texts of the links back to it.
    addTexts('en', aboutTexts);
    addTexts('en', seatTexts);
    addTexts('en', settingsTexts);
    addTexts('en', tableTexts);
    // The dialogs of the masthead add their own texts.
    addTexts('en', panelTexts);
    const ids = files.flatMap((file) => asked(sourceOf(file)));
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id) => !hasText(id))).toEqual([]);
  });

  test('numbers and kinds are said as people say them', () => {
    addTexts('en', pageTexts);
    expect(t('match.lostSeat', { kind: 'bot', name: 'x', seat: 'Monday', watching: 'true' })).toBe(
      'A bot now plays your seat (Monday). You are now a spectator.',
    );
    expect(t('match.lostSeat', { kind: 'person', name: 'Ben', seat: 'Monday', watching: 'false' })).toBe(
      'Your seat (Monday) now belongs to Ben.',
    );
    expect(t('create.packChanges', { values: 1, things: 1 })).toBe('1 value differs from the built-in one.');
    expect(t('create.packChanges', { values: 3, things: 2 })).toBe(
      '3 values differ from the built-in ones, in 2 places.',
    );
    expect(t('create.nameLeft', { left: 0, most: 24 })).toBe(
      'That is the limit: a name can have at most 24 characters.',
    );
  });

  test('what the server says becomes a sentence', () => {
    expect(sentence('every seat is taken')).toBe('Every seat is taken.');
    expect(sentence('Stop!')).toBe('Stop!');
  });
});
