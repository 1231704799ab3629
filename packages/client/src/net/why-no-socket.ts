import type { Answers } from '@gaslamp/protocol/answers';
import { call } from './api.ts';

/** Returns why sockets do not open although the server is reached. */
export const whyNoSocket = async (): Promise<string> =>
  (await call<Answers['POST /api/socket']>('/api/socket', {})).why;
