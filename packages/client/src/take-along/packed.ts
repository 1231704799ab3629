// Compresses texts to base64, so that no player name can end or break out of the script that holds them.

/** Bytes per call, because browsers limit the number of arguments. */
const PIECE = 0x8000;

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let signs = '';
  for (let from = 0; from < bytes.length; from += PIECE)
    signs += String.fromCharCode(...bytes.subarray(from, from + PIECE));
  return btoa(signs);
}

/** Rejects if the text is not complete output of `packed`. */
export function unpacked(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
