import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { cardFrom, puzzleFrom } from '../src/puzzles/puzzle.ts';

/**
 * Turns puzzle files into the data that the page reads, without their solutions; with `?card` only the data that a list shows.
 * An invalid file fails the build.
 */
export function puzzles(): Plugin {
  return {
    name: 'puzzles',
    transform(code, id) {
      const [path = '', query] = id.split('?');
      if (!/\/puzzles\/[\w-]+\/[\w-]+\.yaml$/.test(path)) return null;
      const [head = ''] = /^(?:#.*\n|\s*\n)*/.exec(code) ?? [];
      try {
        const value: unknown = parse(code);
        const read = query === 'card' ? cardFrom(value) : puzzleFrom(value, head);
        return { code: `export default ${JSON.stringify(read)}`, map: null };
      } catch (cause) {
        return this.error(`${basename(path)}: ${cause instanceof Error ? cause.message : String(cause)}`);
      }
    },
  };
}
