import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Replacement for files: every part is embedded, so none is fetched or waits for the network. */
export function lazily<
  Name extends string,
  // biome-ignore lint/suspicious/noExplicitAny: the part keeps its own props
  Module extends Readonly<Record<Name, ComponentType<any>>>,
>(load: () => Promise<Module>, name: Name): LazyExoticComponent<Module[Name]> {
  return lazy(async () => ({ default: (await load())[name] }));
}

export const patiently = <T>(load: () => Promise<T>): Promise<T> => load();
