import type { ReactNode } from 'react';

/** A drawing as its parts from back to front: many cards share heads, hats and coats, which the page gets once. */
export type Sketches = Readonly<Record<string, () => readonly ReactNode[]>>;

/** Data for the page: every part as markup once, and the parts of each drawing. */
export interface Pressed {
  readonly parts: readonly string[];
  readonly drawings: Readonly<Record<string, readonly number[]>>;
}

export function press(sketches: Sketches, markupOf: (part: ReactNode) => string): Pressed {
  const parts: string[] = [];
  const numberOf = (part: ReactNode): number => {
    const markup = markupOf(part);
    return parts.includes(markup) ? parts.indexOf(markup) : parts.push(markup) - 1;
  };
  const drawings = Object.fromEntries(Object.entries(sketches).map(([id, sketch]) => [id, sketch().map(numberOf)]));
  return { parts, drawings };
}

/** Returns a drawing's markup; undefined if there is none. */
export const printed = ({ parts, drawings }: Pressed, id: string): string | undefined =>
  drawings[id]?.map((n) => parts[n]).join('');
