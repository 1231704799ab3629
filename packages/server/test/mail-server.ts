// A mail server on this machine that records e-mails and replies as a test defines.

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Letter {
  readonly from: string;
  readonly to: string;
  /** By lower-case name, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  /** The complete head as received. */
  readonly head: string;
  readonly text: string;
}
/** Returns the reply to a command; undefined for the usual one. */
export type Answers = (verb: string, said: string) => string | undefined;

const USUAL: Readonly<Record<string, string>> = { EHLO: '250 sink', DATA: '354 go on', QUIT: '221 bye' };

/** Starts the server; returns its URL and the received e-mails. */
export async function mailServer(answers: Answers = () => undefined): Promise<{ smtp: string; letters: Letter[] }> {
  const letters: Letter[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('close', () => open.delete(socket)).on('error', () => {}));
    let [heard, from, to, data] = ['', '', '', null as string | null];
    const say = (line: string) => socket.write(`${line}\r\n`);
    say(answers('HELLO', '') ?? '220 sink');
    socket.on('data', (bytes) => {
      heard += String(bytes);
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        if (data !== null && line !== '.') data += `${line.replace(/^\./, '')}\r\n`;
        else if (data !== null) {
          const answer = answers('.', data) ?? '250 kept';
          if (answer.startsWith('250')) letters.push(read(from, to, data));
          data = null;
          say(answer);
        } else {
          const verb = line.slice(0, 4).toUpperCase();
          const answer = answers(verb, line) ?? USUAL[verb] ?? '250 ok';
          if (verb === 'MAIL') from = /<(.*?)>/.exec(line)![1]!;
          if (verb === 'RCPT') to = /<(.*?)>/.exec(line)![1]!;
          if (answer.startsWith('354')) data = '';
          say(answer);
          if (verb === 'QUIT') socket.end();
        }
      }
    });
  });
  await new Promise<void>((lit) => server.listen(0, '127.0.0.1', lit));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { smtp: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letters };
}

function read(from: string, to: string, data: string): Letter {
  const end = data.indexOf('\r\n\r\n');
  const head = data.slice(0, end);
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    if (name in headers) throw new Error(`two headers are called ${name}`);
    headers[name] = line.slice(name.length + 1).trim();
  }
  const body = data.slice(end + 4);
  const text = /quoted-printable/.test(headers['content-transfer-encoding'] ?? '')
    ? Buffer.from(
        body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString()
    : body;
  return { from, to, headers, head, text: text.replaceAll('\r\n', '\n') };
}
