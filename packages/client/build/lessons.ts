import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { lessonFrom } from '../src/lessons/lesson.ts';

/** Turns lesson files into the data that the page reads. An invalid file fails the build. */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    transform(code, id) {
      if (!/\/lessons\/[\w-]+\/[\w-]+\.yaml$/.test(id)) return null;
      try {
        return { code: `export default ${JSON.stringify(lessonFrom(parse(code)))}`, map: null };
      } catch (cause) {
        return this.error(`${basename(id)}: ${(cause as Error).message}`);
      }
    },
  };
}
