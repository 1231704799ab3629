// Pages that the server renders itself, with escaped text and nothing executable.
import { createHash } from 'node:crypto';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Escapes text for use in HTML content or attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; --ink: #241f1a; --paper: #f6f1e7; --line: #b9ad99; --key: #7a4b12; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece4d6; --paper: #1d1a17; --line: #5c5347; --key: #e0b26a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2rem; border-top: 1px solid var(--line); padding-top: 1rem; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem 1rem; margin: 1rem 0; }
form { margin: .75rem 0; }
label { display: block; }
input { display: block; width: 100%; max-width: 30rem; min-height: 2.75rem; margin: .25rem 0 .5rem; padding: .25rem .5rem;
  border: 1px solid var(--line); background: transparent; color: inherit; font: inherit; }
input[type=checkbox] { display: inline; width: auto; min-height: 0; margin: 0 .25rem 0 0; }
button { min-height: 2.75rem; padding: .25rem 1rem; border: 1px solid var(--key); border-radius: .25rem;
  background: transparent; color: inherit; font: inherit; cursor: pointer; }
a { color: var(--key); }
:focus-visible { outline: 3px solid var(--key); outline-offset: 2px; }
.text { white-space: pre-wrap; }
`;
/** Allows only this style, and forms that are sent to this server. */
export const DRAWN_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns a complete page in a language; `title` is text, `body` is HTML. */
export const drawnPage = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
