import type { Forecast } from '@gaslamp/kernel/forecast';
import { useEffect, useState } from 'react';
import type { TableClient } from './client.ts';

/** What these answers to the question `key` bring for certain; null while that is not known, or where there are none. */
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
