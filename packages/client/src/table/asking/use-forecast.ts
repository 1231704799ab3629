import type { Forecast } from '@gaslamp/kernel/forecast';
import { useEffect, useState } from 'react';
import type { TableClient } from './client.ts';

/** Returns the certain consequences of these answers to the question `key`; null while unknown, or without answers. */
export function useForecast(client: TableClient, key: string, texts: readonly string[] | null): Forecast | null {
  const [found, setFound] = useState<{ readonly at: string; readonly forecast: Forecast | null } | null>(null);
  const at = texts === null ? null : `${key}|${texts.join('|')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` stands for question and answers
  useEffect(() => {
    if (texts === null || at === null) return;
    let live = true;
    client.forecast(texts).then((forecast) => {
      if (live) setFound({ at, forecast });
    });
    return () => {
      live = false;
    };
  }, [client, at]);
  return found?.at === at ? found.forecast : null;
}
