// E-mails in the made-up language: nothing in them was written in code.
import { madeUpTexts, outside } from '@gaslamp/words/made-up';
import { afterAll, expect, test, vi } from 'vitest';
import { confirmed } from './letters.ts';

const made = vi.hoisted(() => ({ texts: null as unknown }));
// Whatever language somebody has asked for, they are written to in this one.
vi.mock('@gaslamp/words/languages', async (original) => {
  const languages = await original<typeof import('@gaslamp/words/languages')>();
  return { ...languages, texts: (code: string) => made.texts ?? languages.texts(code) };
});

afterAll(() => {
  made.texts = null;
});

test('a letter says nothing that is not in a catalogue but names and links', async () => {
  made.texts = { ...madeUpTexts(), code: 'ja' };
  const { skip, letters } = await confirmed();
  skip(11_000);
  await expect.poll(() => letters.length).toBe(2);
  for (const { headers, text } of letters) {
    expect(headers.subject).toMatch(/⟦.+⟧|=\?UTF-8\?/i);
    expect(text).toMatch(/⟦.+⟧/s);
    const own = outside(text).replace(/https?:\S+/g, '');
    expect(own.replace(/\b(?:Ann|Ben|Cat)\b/g, '')).not.toMatch(/\p{L}/u);
  }
});
