// Compresses long texts off the event loop, in the encoding that the caller accepts.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Shared } from '../room/shared.ts';
import { preferred } from './encodings.ts';

const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)];
/** As small as gzip's best, and faster; the best Brotli quality would take seconds. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const PACK = {
  br: (text: string): Promise<Buffer> => brotlied(text, QUALITY),
  gzip: (text: string): Promise<Buffer> => gzipped(text),
};

/** Compresses unchanging texts, each once for all callers. Caches a limited number of them. */
export class Packing {
  readonly #packed: Shared<Buffer>;
  constructor(most: number) {
    this.#packed = new Shared(most);
  }

  /** Sends the text identified by `key`, compressed if the caller accepts it. */
  async send({ headers }: FastifyRequest, reply: FastifyReply, key: string, text: string): Promise<FastifyReply> {
    reply.header('vary', 'accept-encoding');
    const coding = preferred(headers['accept-encoding'], ['br', 'gzip']);
    if (coding === null) return reply.send(text);
    const packed = await this.#packed.of(`${coding} ${key}`, () => PACK[coding](text));
    return reply.header('content-encoding', coding).send(packed);
  }
}
