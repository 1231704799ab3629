import { createHash } from 'node:crypto';

/** The scripts that stand in a page, as a policy names them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * What a page of this server may load, and from where: from here, and the scripts that stand in it. `host` is what the
 * caller asked for; not every browser takes 'self' for sockets. Must be a checked host (names.ts).
 */
export function contentPolicy(host: string, scripts: readonly string[]): string {
  // A policy has no way to write an IPv6 address; there 'self' has to do.
  const sockets = host.startsWith('[') ? '' : ` ws://${host} wss://${host}`;
  return [
    "default-src 'self'",
    `connect-src 'self'${sockets}`,
    "img-src 'self' data:",
    // A table's signs are letters of a font in its style sheet.
    "font-src 'self' data:",
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    // Inline styles carry positions of pieces.
    "style-src 'self' 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
