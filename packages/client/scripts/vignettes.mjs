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
import { press } from './src/art/vignettes/london/press.ts';
import { sketches } from './src/art/vignettes/london/scenes.tsx';
import { scenes } from './src/art/vignettes/scenes.tsx';
export const drawn = Object.fromEntries(Object.entries(scenes).map(([id, scene]) => [id, renderToStaticMarkup(scene())]));
export const london = press(sketches, renderToStaticMarkup);`,
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
const { drawn, london } = await import(pathToFileURL(bundle).href);
const write = (name, what) =>
  writeFileSync(join(client, `src/art/vignettes/${name}.generated.json`), `${JSON.stringify(what)}\n`);
write('vignettes', drawn);
write('london', london);
console.log(`${Object.keys(drawn).length} vignettes, ${Object.keys(london.drawings).length} of London`);
