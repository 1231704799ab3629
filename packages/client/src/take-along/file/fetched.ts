/**
 * Replacement for files: the data of drawings are embedded in the script, so that the argument is the data instead of its URL.
 */
export function fetched<T>(text: string): () => Promise<T | null> {
  let found: Promise<T> | null = null;
  return () => {
    found ??= Promise.resolve(text).then((json): T => JSON.parse(json));
    return found;
  };
}
