import type { Answers } from '@gaslamp/protocol/answers';
import { call } from './api.ts';
import { sentenceOf } from './told.ts';

/** Returns why sockets do not open although the server is reached. */
export async function whyNoSocket(): Promise<string> {
  const { why, code, values } = await call<Answers['POST /api/socket']>('/api/socket', {});
  return sentenceOf({ error: why, code, values });
}
