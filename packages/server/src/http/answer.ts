import type { Answers } from '@gaslamp/protocol/answers';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';

/** Registers a route with an answer of the declared type. */
export function answer<R extends keyof Answers>(
  app: FastifyInstance,
  route: R,
  handler: (request: FastifyRequest) => Answers[R] | Promise<Answers[R]>,
  options: Pick<RouteShorthandOptions, 'config'> = {},
): void {
  const [method = '', url = ''] = route.split(' ');
  app.route({ method, url, ...options, handler });
}
