import { type MockInstance, vi } from 'vitest';
import { out } from '../src/log.ts';

type Said = MockInstance<(line: string) => void>;
/** Captures the server's log instead of printing it. */
export const quietly = (): Said => vi.spyOn(out, 'write').mockImplementation(() => {});
/** Returns the captured lines, parsed. */
export const linesOf = (said: Said): Record<string, unknown>[] =>
  said.mock.calls.map(([line]) => JSON.parse(line) as Record<string, unknown>);
/** Returns the captured lines as one string. */
export const allOf = (said: Said): string => said.mock.calls.join('');
