// Renders the vignettes of every game to markup: `npm run vignettes` in packages/client, after a drawing has changed.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const client = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = join(client, 'node_modules/.vignettes.mjs');
const folders = readdirSync(join(client, 'src/games'))
  .map((game) => join(client, 'src/games', game, 'art/vignettes'))
  .filter((folder) => existsSync(join(folder, 'scenes.tsx')));
for (const folder of folders) {
  await build({
    stdin: {
      contents: `import { renderToStaticMarkup } from 'react-dom/server';
import { print } from './scenes.tsx';
export const drawn = print(renderToStaticMarkup);`,
      resolveDir: folder,
      loader: 'tsx',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/server'],
    outfile: bundle,
  });
  const { drawn } = await import(`${pathToFileURL(bundle).href}?${folder}`);
  const file = join(folder, 'drawn.generated.json');
  writeFileSync(file, `${JSON.stringify(drawn)}\n`);
  console.log(file);
}
