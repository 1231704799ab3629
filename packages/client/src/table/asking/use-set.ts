import { useEffect, useState } from 'react';
import type { TableClient } from './client.ts';

/** Options that still fit into a set, and whether the picks are enough. */
interface Fitting {
  readonly fits: readonly string[];
  readonly enough: boolean;
}
const NONE: Fitting = { fits: [], enough: false };

/**
 * Fetches the options that still fit into a set, whatever the order of the picks. `at` identifies question and picks; it is
 * null without a set. Until the answer comes, the options before the latest pick are returned, and `known` is false.
 */
export function useSet(
  client: TableClient,
  at: string | null,
  { options, picks }: { readonly options: readonly string[] | null; readonly picks: readonly string[] },
  { onMisfit, onFound }: { onMisfit(): void; onFound(found: Fitting): void },
): Fitting & { readonly known: boolean } {
  const [found, setFound] = useState<(Fitting & { readonly at: string }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` stands for question and picks
  useEffect(() => {
    if (at === null) return;
    let live = true;
    client.consider(picks).then((reply) => {
      if (!live) return;
      if (reply === null && picks.length > 0) return onMisfit();
      const { fits = (options ?? []).filter((option) => option !== 'done'), enough = false } = reply ?? {};
      setFound({ at, fits, enough });
      onFound({ fits, enough });
    });
    return () => {
      live = false;
    };
  }, [at]);
  const known = at !== null && found?.at === at;
  return { fits: (found ?? NONE).fits, enough: known && found.enough, known };
}
