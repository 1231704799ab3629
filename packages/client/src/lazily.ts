import {
  type ComponentProps,
  type ComponentType,
  createElement,
  type FunctionComponent,
  use,
  useEffect,
  useState,
} from 'react';
import { after, HELD_BACK, underWay } from './settled.ts';

/** Delay before a part that could not be fetched is requested again, in milliseconds, and the maximum number of tries. */
const AGAIN = 2000;
const TRIES = 30;

/** A part of the page that can be prefetched before it is rendered. */
export interface Ahead {
  /** Settles when the part is loaded or cannot be fetched. A loaded part renders at once. */
  fetch(): Promise<unknown>;
  here(): boolean;
}

/**
 * Returns a component that is fetched on its first render: the module's export of that name. While the network is down it
 * suspends and the rest of the page stays; after a minute without success the error is thrown.
 */
export function lazily<
  Name extends string,
  // biome-ignore lint/suspicious/noExplicitAny: the part keeps its own props
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
      // Tells React that the promise is fulfilled, because React delays content that suspended once by a third of a second.
      (value) => {
        Object.assign(asked, { status: 'fulfilled', value });
        here = true;
        if (missed) after(HELD_BACK, () => {});
      },
      () => {
        // The next render requests it again.
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

/** Fetches a part, and returns true when it is loaded or cannot be fetched. */
export function useHere(part: Ahead): boolean {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    void part.fetch().then(() => setTried(true));
  }, [part]);
  return tried || part.here();
}

/** @internal */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  // Counts as one wait, which is explained if it lasts (watchdog/).
  const end = underWay();
  try {
    for (let tries = 1; ; tries++) {
      try {
        const part = await load();
        globalThis.gaslamp?.lost(false);
        return part;
      } catch (error) {
        if (tries >= TRIES) throw error;
        if (tries > 2) globalThis.gaslamp?.lost(true);
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  } finally {
    end();
  }
}
