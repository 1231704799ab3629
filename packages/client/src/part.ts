// Fetches the parts of the page. The build lets every `import()` call this (build/parts.ts).

/** By the path of a part that could not be fetched: the end of its next address. A browser never asks again under the same. */
const ends: Record<string, string> = {};
let tries = 0;
let asked = '';
/** The build passes the path of every `import()` through this. */
Object.assign(globalThis, {
  partAt: (path: string) => {
    asked = path;
    return path + (ends[path] ?? '');
  },
});

/** Imports a part while its other files, scripts and styles, are fetched; it comes with its styles. */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => ahead(`/${file}`)));
  const coming = load();
  const path = asked;
  try {
    return await coming;
  } catch (error) {
    ends[path] = `?${++tries}`;
    throw error;
  }
}

/** Fetches a file unless the page has it. Resolves at once for a script, and for a style sheet when it applies. */
function ahead(href: string): Promise<unknown> | null {
  const isStyle = href.endsWith('.css');
  if (document.querySelector(isStyle ? `[rel=stylesheet][href="${href}"]` : `[href="${href}"],[src="${href}"]`))
    return null;
  const link = document.createElement('link');
  // Not `modulepreload`, after whose failure no import of that file works.
  link.rel = isStyle ? 'stylesheet' : 'preload';
  link.as = isStyle ? '' : 'script';
  link.crossOrigin = '';
  link.dataset.part = '';
  link.href = href;
  const comes = isStyle
    ? new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = reject;
      })
    : null;
  link.addEventListener('error', () => link.remove());
  document.head.append(link);
  return comes;
}
