import type { LinkKind } from '../../links.ts';

/** Builds a link; `origin` is the server's address as the recipient reaches it. */
export function linkTo(
  origin: string,
  match: string,
  kind: LinkKind,
  secret: string,
  seat: number | null = null,
): string {
  const part = seat === null ? secret : `${seat}.${secret}`;
  return `${origin}/m/${match}#${kind}=${part}`;
}
