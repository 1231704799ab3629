// Texts as they stand in a file: compressed, in signs that no name of a player can end or break out of.

/** So many bytes at a time are given as arguments: browsers take no millions. */
const PIECE = 0x8000;

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let signs = '';
  for (let from = 0; from < bytes.length; from += PIECE)
    signs += String.fromCharCode(...bytes.subarray(from, from + PIECE));
  return btoa(signs);
}

/** Throws where that is not what `packed` gave, whole. */
export function unpacked(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
