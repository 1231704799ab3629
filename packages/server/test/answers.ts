// Parses the JSON answers of test servers by the schemas that the protocol declares.
import { answerSchemas } from '@gaslamp/protocol/answer-schemas';
import type { FastifyInstance } from 'fastify';

const isDeclared = (route: string): route is keyof typeof answerSchemas => Object.hasOwn(answerSchemas, route);

/** Throws if the answer of a declared route is none of its schema, or the refusal has other fields than the error. */
export function checkAnswer(route: string, status: number, text: string): void {
  if (!isDeclared(route)) return;
  const json: unknown = JSON.parse(text);
  if (status < 400) return void answerSchemas[route].parse(json);
  const { error, ...others } = json as Record<string, unknown>;
  if (typeof error !== 'string' || Object.keys(others).length > 0) throw new Error(`${route} refuses with ${text}`);
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
