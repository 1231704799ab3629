import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** How long until a part that could not be fetched is asked for again, in milliseconds, and how often. */
const AGAIN = 2000;
const TRIES = 30;

/** A part of the page that can be asked for before it is drawn. */
export interface Ahead {
  fetch(): void;
}

/**
 * A part of the page, the module's export of that name, fetched when it is first drawn. While the line is down its place
 * stays empty, and the page whole; what still cannot be had after a minute is thrown.
 */
export function lazily<
  Name extends string,
  // biome-ignore lint/suspicious/noExplicitAny: whatever their properties are, they stay what they are
  Module extends Readonly<Record<Name, ComponentType<any>>>,
>(load: () => Promise<Module>, name: Name): LazyExoticComponent<Module[Name]> & Ahead {
  const part = lazy(async () => ({ default: (await patiently(load))[name] }));
  // Once it is drawn it is asked for again where this fails.
  return Object.assign(part, { fetch: () => void load().catch(() => {}) });
}

/** @internal */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    // Some browsers never ask again for a module that they could not fetch: without a line none is asked for. A build has none at all.
    if (globalThis.navigator?.onLine === false)
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    try {
      return await load();
    } catch (error) {
      if (tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}
