import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.GASLAMP_SERVER ?? 'http://localhost:8080';

/** Compiles the sentences of the catalogues, so that the page carries no parser for them. */
function messages(): Plugin {
  const compiled = (value: unknown): unknown =>
    typeof value === 'string'
      ? compileMessage(value)
      : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, compiled(inner)]));
  return {
    name: 'messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/text\/[\w.]+\.json$/.test(id)) return null;
      return { code: JSON.stringify(compiled(JSON.parse(code))), map: null };
    },
  };
}

/** What messengers show of a link to a match: each game's own sentences, and its picture. */
function invitations(): Plugin {
  return {
    name: 'invitations',
    apply: 'build',
    generateBundle() {
      const games = join(import.meta.dirname, 'src/games');
      const found: Record<string, unknown> = {};
      for (const id of readdirSync(games)) {
        const folder = join(games, id, 'invitation');
        if (!existsSync(folder)) continue;
        const picture = this.emitFile({
          type: 'asset',
          name: `${id}.jpg`,
          source: readFileSync(join(folder, 'picture.jpg')),
        });
        const texts = JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8')) as object;
        found[id] = { ...texts, picture: `/${this.getFileName(picture)}` };
      }
      this.emitFile({ type: 'asset', fileName: 'invitations.json', source: JSON.stringify(found) });
    },
  };
}

/** Compresses what the page is made of once, instead of at every request. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      const folder = join(dir!, 'assets');
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|json|svg|md)$/.test(name)) continue;
        const bytes = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [messages(), react(), invitations(), compressed()],
  // The router brings what older versions of React did not have.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 2048, reportCompressedSize: false },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
