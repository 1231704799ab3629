/**
 * Returns the coding that an Accept-Encoding header prefers (RFC 9110, 12.5.3); the first of equals. Null if it accepts none of
 * them.
 */
export function preferred<Coding extends string>(
  header: string | undefined,
  codings: readonly Coding[],
): Coding | null {
  const weights = new Map<string, number>();
  for (const one of (header ?? '').split(',')) {
    const [coding = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((part) => /^q\s*=/.test(part));
    weights.set(coding, weight === undefined ? 1 : Number(weight.slice(weight.indexOf('=') + 1)));
  }
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const accepted = codings.filter((coding) => weightOf(coding) > 0);
  return accepted.sort((one, other) => weightOf(other) - weightOf(one))[0] ?? null;
}
