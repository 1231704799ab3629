import type { Plugin } from 'vite';

/** A module of an edition, or its copy of a module that both share. */
const EDITION = /client[\\/]src[\\/]games[\\/](emerald-\w+)[\\/]|\?edition=([\w-]+)$/;
const SHARED = /client[\\/]src[\\/]games[\\/]emerald[\\/].*\.tsx?$/;

/**
 * Gives each edition a copy of the scripts that both share. A page never shows both, and as a part of each edition's files they
 * compress better and need no request of their own.
 */
export function editions(): Plugin {
  return {
    name: 'editions',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [, first, again] = EDITION.exec(importer ?? '') ?? [];
      const edition = first ?? again;
      if (edition === undefined || !source.startsWith('.')) return null;
      const found = await this.resolve(source, importer?.replace(/\?.*/, ''), { skipSelf: true });
      return found && SHARED.test(found.id) ? `${found.id}?edition=${edition}` : null;
    },
  };
}
