// Transport of messages in tests.
import { request } from 'node:http';
import type { Ways } from '../src/notifications/post.ts';

/** Returns a transport to a local service, which stands in for any public URL. */
export function waysTo(port: number): Ways {
  const overHttp = (url: URL, options: object, answered: never) =>
    request(
      { ...options, lookup: undefined, host: '127.0.0.1', port, path: url.pathname } as object,
      answered,
    ).setHeader('host', url.host);
  return { resolve: async () => [{ address: '93.184.216.34', family: 4 }], request: overHttp as never };
}
