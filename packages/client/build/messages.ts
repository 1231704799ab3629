import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles the messages of the catalogues, so that the page needs no parser for them. */
export function messages(): Plugin {
  const compiled = (value: unknown): unknown =>
    typeof value === 'string'
      ? compileMessage(value)
      : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, compiled(inner)]));
  return {
    name: 'messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/text\/[\w.-]+\.json$/.test(id)) return null;
      return { code: JSON.stringify(compiled(JSON.parse(code))), map: null };
    },
  };
}
