import { createHash } from 'node:crypto';

/** Returns the inline scripts of a page as sources for a content security policy. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * Returns the content security policy of a page: resources of this server and the inline `scripts`. `host` is the requested
 * host, since not every browser applies 'self' to sockets. It must be validated (http/names.ts).
 */
export function contentPolicy(host: string, scripts: readonly string[]): string {
  // A policy cannot contain an IPv6 address; 'self' must do there.
  const sockets = host.startsWith('[') ? '' : ` ws://${host} wss://${host}`;
  return [
    "default-src 'self'",
    `connect-src 'self'${sockets}`,
    "img-src 'self' data:",
    // The symbols on a table are glyphs of a font in its style sheet.
    "font-src 'self' data:",
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
