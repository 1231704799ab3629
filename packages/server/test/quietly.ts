import { type MockInstance, vi } from 'vitest';
import { out } from '../src/log.ts';

type Said = MockInstance<(line: string) => void>;
/** What the server says of itself, kept from the output. */
export const quietly = (): Said => vi.spyOn(out, 'write').mockImplementation(() => {});
/** The lines that were said, read again. */
export const linesOf = (said: Said): Record<string, unknown>[] =>
  said.mock.calls.map(([line]) => JSON.parse(line) as Record<string, unknown>);
/** All that was said, as one text. */
export const allOf = (said: Said): string => said.mock.calls.join('');
