// Under which names this server answers, and from which pages its sockets may be opened.

/** A host as the Host header says it, with an optional port; nothing else may get into a header of ours. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

export const isHost = (host: string): boolean => HOST.test(host);

/** Reads the names of a server, separated by commas, each with an optional port; empty for any. Throws what is allowed. */
export function readNames(said: string): readonly string[] {
  const names = said
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const wrong = names.find((name) => !isHost(name));
  if (wrong !== undefined)
    throw new Error(
      `"${wrong}" is no host name; allowed: names such as table.example.org or table.example.org:8443, separated by commas`,
    );
  return names;
}

/** Whether a Host header names this server. A name without a port is meant with any. */
export function isNamed(host: string, names: readonly string[]): boolean {
  const said = host.toLowerCase();
  return names.length === 0 || names.includes(said) || names.includes(said.replace(/:\d+$/, ''));
}

/** Whether a page of that origin belongs to the server that was asked as `host`. */
export function isOwnPage(origin: string, host: string): boolean {
  try {
    const page = new URL(origin);
    if (page.protocol !== 'http:' && page.protocol !== 'https:') return false;
    // Read alike, the port that goes without saying is dropped from both.
    return page.host === new URL(`${page.protocol}//${host}`).host;
  } catch {
    return false;
  }
}
