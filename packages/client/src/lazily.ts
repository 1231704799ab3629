import {
  type ComponentProps,
  type ComponentType,
  createElement,
  type FunctionComponent,
  use,
  useEffect,
  useState,
} from 'react';
import { after, HELD_BACK, until } from './settled.ts';

/** How long until a part that could not be fetched is asked for again, in milliseconds, and how often. */
const AGAIN = 2000;
const TRIES = 30;

/** A part of the page that can be asked for before it is drawn. */
export interface Ahead {
  /** Settles when it is here, or cannot be had: what is here is drawn at once. */
  fetch(): Promise<unknown>;
  here(): boolean;
}

/**
 * A part of the page, the module's export of that name, fetched when it is first drawn. While the line is down its place
 * stays empty, and the page whole; what still cannot be had after a minute is thrown.
 */
export function lazily<
  Name extends string,
  // biome-ignore lint/suspicious/noExplicitAny: whatever their properties are, they stay what they are
  Module extends Readonly<Record<Name, ComponentType<any>>>,
>(load: () => Promise<Module>, name: Name): FunctionComponent<ComponentProps<Module[Name]>> & Ahead {
  let here = false;
  let missed = false;
  let coming: Promise<Module[Name]> | null = null;
  function fetch(): Promise<Module[Name]> {
    if (coming !== null) return coming;
    const asked = patiently(load).then((module) => module[name]);
    coming = asked;
    asked.then(
      // To React, which then need not wait for it: what waits once is held back for a third of a second.
      (value) => {
        Object.assign(asked, { status: 'fulfilled', value });
        here = true;
        if (missed) after(HELD_BACK, () => {});
      },
      () => {
        // Whoever draws it the next time asks once more.
        coming = null;
      },
    );
    return asked;
  }
  const part = (props: ComponentProps<Module[Name]>) => {
    missed ||= !here;
    return createElement(use(fetch()), props);
  };
  return Object.assign(part, { fetch: () => fetch().catch(() => {}), here: () => here });
}

/** Fetches a part and says whether it is here, or cannot be had. */
export function useHere(part: Ahead): boolean {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    void part.fetch().then(() => setTried(true));
  }, [part]);
  return tried || part.here();
}

/** @internal */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    // Some browsers never ask again for a module that they could not fetch: without a line none is asked for. A build has none at all.
    if (globalThis.navigator?.onLine === false)
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    try {
      return await until(load());
    } catch (error) {
      if (tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}
