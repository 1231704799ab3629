// Renders the vignettes to markup: `npm run vignettes` in packages/client, after a change of a drawing.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const client = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = join(client, 'node_modules/.vignettes.mjs');
await build({
  stdin: {
    contents: `import { renderToStaticMarkup } from 'react-dom/server';
import { scenes } from './src/art/vignettes/scenes.tsx';
export const drawn = Object.fromEntries(Object.entries(scenes).map(([id, scene]) => [id, renderToStaticMarkup(scene())]));`,
    resolveDir: client,
    loader: 'tsx',
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/server'],
  outfile: bundle,
});
const { drawn } = await import(pathToFileURL(bundle).href);
writeFileSync(join(client, 'src/art/vignettes/vignettes.generated.json'), `${JSON.stringify(drawn)}\n`);
console.log(`${Object.keys(drawn).length} vignettes`);
