// Helpers for files that the build parses. The build loads these modules itself, so they import no other package.

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
