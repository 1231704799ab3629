// Parses the JSON answers of test servers by the schemas that the protocol declares.
import { answerSchemas } from '@gaslamp/protocol/answer-schemas';
import type { Told } from '@gaslamp/protocol/answers';
import { texts } from '@gaslamp/words/languages';
import { saidOf } from '@gaslamp/words/told/told';
import type { FastifyInstance } from 'fastify';

const isDeclared = (route: string): route is keyof typeof answerSchemas => Object.hasOwn(answerSchemas, route);

/** Throws if the answer of a declared route is none of its schema, or the refusal has other fields than the error. */
export function checkAnswer(route: string, status: number, text: string): void {
  if (!isDeclared(route)) return;
  const json: unknown = JSON.parse(text);
  if (status < 400) return void answerSchemas[route].parse(json);
  saidIn(json);
}
/** Values that somebody has written: the names of people, the host's words, and what was asked for. */
const FREE = new Set(['name', 'player', 'words', 'said', 'game', 'pack', 'topic', 'side', 'given', 'word', 'value']);
/** Words that a reader of another language would read in English. */
const PROSE = /[a-z]{2,} [a-z]{2,}/;
/** Returns the English of a refusal; throws if it is not what its code and values say, or has other fields. */
export function saidIn(json: unknown): string {
  const { error, code, values, ...others }: Partial<Told> = Object(json);
  if (code === undefined || error !== saidOf(texts('en'), code, values ?? {}) || Object.keys(others).length > 0)
    throw new Error(`not one of our refusals: ${JSON.stringify(json)}`);
  for (const [name, value] of Object.entries(values ?? {}))
    if (!FREE.has(name) && PROSE.test(String(value))) throw new Error(`${code}: ${name} is English: ${value}`);
  return error;
}

/** Checks every answer of a server that does not listen yet: a wrong one becomes a failure. Adds the routes to `seen`. */
export function checkAnswers(app: FastifyInstance, seen = new Set<string>()): Set<string> {
  app.addHook('onSend', async ({ method, routeOptions: { url } }, { statusCode }, payload) => {
    const route = `${method} ${url}`;
    if (typeof payload !== 'string' && !(payload instanceof Uint8Array)) return;
    checkAnswer(route, statusCode, String(payload));
    if (statusCode < 400) seen.add(route);
  });
  return seen;
}
