// Long texts, packed in the ways that callers take, off the event loop.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Shared } from '../room/shared.ts';

const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)];
/** As small as gzip makes it at its best, and sooner; the best of it would take seconds. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** The first one that a caller takes is used. */
const CODINGS: readonly (readonly [string, (text: string) => Promise<Buffer>])[] = [
  ['br', (text) => brotlied(text, QUALITY)],
  ['gzip', (text) => gzipped(text)],
];

/** Packs texts that stay as they are, each once for all who ask; so many are kept. */
export class Packing {
  readonly #packed: Shared<Buffer>;
  constructor(most: number) {
    this.#packed = new Shared(most);
  }

  /** Sends the text that `key` names, packed if the caller takes that. */
  async send({ headers }: FastifyRequest, reply: FastifyReply, key: string, text: string): Promise<FastifyReply> {
    reply.header('vary', 'accept-encoding');
    const taken = String(headers['accept-encoding'] ?? '')
      .split(',')
      .map((coding) => coding.trim());
    for (const [coding, pack] of CODINGS)
      if (taken.includes(coding)) {
        const packed = await this.#packed.of(`${coding} ${key}`, () => pack(text));
        return reply.header('content-encoding', coding).send(packed);
      }
    return reply.send(text);
  }
}
