// A push service on this machine, and a device that decrypts its messages (RFC 8291).
import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Ways } from '../src/notifications/post.ts';
import { waysTo } from './ways.ts';

export interface Pushed {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Starts the service; returns its messages, its port, and a transport to it. */
export async function pushService(
  answers: (pushed: Pushed) => number | Promise<number> = () => 201,
): Promise<{ got: Pushed[]; port: number; ways: Ways }> {
  const got: Pushed[] = [];
  const service = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      const headers = asked.headers as Record<string, string>;
      const pushed = { url: `https://${headers.host}${asked.url}`, headers, body: Buffer.concat(parts) };
      got.push(pushed);
      void Promise.resolve(answers(pushed)).then((status) => answer.writeHead(status).end());
    });
  });
  await new Promise<void>((lit) => service.listen(0, '127.0.0.1', lit));
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  const { port } = service.address() as AddressInfo;
  return { got, port, ways: waysTo(port) };
}

/** The host of a browser's push service. */
export const PUSH_HOST = 'updates.push.services.mozilla.com';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((sum, part) => sum.update(part), createHmac('sha256', key)).digest();

/** A device with its own keys, and its URL at the service. */
export class Device {
  readonly #keys: ECDH;
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(name: string, host = PUSH_HOST) {
    this.#keys = createECDH('prime256v1');
    this.#keys.generateKeys();
    this.endpoint = `https://${host}/send/${name}`;
  }
  /** The subscription as a browser reports it. */
  get subscription() {
    return { endpoint: this.endpoint, ...this.keys };
  }
  get keys() {
    return { p256dh: this.#keys.getPublicKey().toString('base64url'), auth: this.#auth.toString('base64url') };
  }
  /** Decrypts a message as the device does. */
  read({ body }: Pushed): { readonly match: string; readonly text: string; readonly key: string } {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const shared = hmac(this.#auth, this.#keys.computeSecret(sender));
    const both = Buffer.concat([this.#keys.getPublicKey(), sender]);
    const secret = hmac(salt, hmac(shared, 'WebPush: info\0', both, '\x01'));
    const key = hmac(secret, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
    const nonce = hmac(secret, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
    const open = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return JSON.parse(String(text.subarray(0, text.lastIndexOf(2))));
  }
}
