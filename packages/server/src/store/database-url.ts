// The address of a database: what it must look like, and what of it may be shown.

/** Whether that is meant as an address and not as the path of a file. */
export const isDatabaseUrl = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

/** Throws a sentence where that is no address of a PostgreSQL database. It repeats nothing: a password may stand anywhere. */
export function checkDatabaseUrl(said: string): void {
  // Signs that end a part of an address early, where somebody wrote a password as it is.
  const torn = ({ pathname, search, hash }: URL) => hash !== '' || /@|.\//.test(pathname) || search.includes('@');
  try {
    const url = new URL(said);
    if (!isDatabaseUrl(said)) throw new Error('it is another protocol');
    for (const part of [url.username, url.password]) decodeURIComponent(part);
    if (torn(url)) throw new Error('it is torn');
  } catch {
    throw new Error(
      'it must be an address such as postgres://user:password@localhost:5432/gaslamp; in a password write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25',
    );
  }
}

/** The address without its password, and without what follows a "?", where one may stand, too. */
export function shown(url: string): string {
  const kept = new URL(url);
  kept.password = '';
  kept.search = '';
  kept.hash = '';
  return kept.href;
}
