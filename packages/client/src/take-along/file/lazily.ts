import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** In a file every part is here already: none is fetched, or waits for a line. */
export function lazily<
  Name extends string,
  // biome-ignore lint/suspicious/noExplicitAny: whatever their properties are, they stay what they are
  Module extends Readonly<Record<Name, ComponentType<any>>>,
>(load: () => Promise<Module>, name: Name): LazyExoticComponent<Module[Name]> {
  return lazy(async () => ({ default: (await load())[name] }));
}

export const patiently = <T>(load: () => Promise<T>): Promise<T> => load();
