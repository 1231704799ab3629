// A game by itself, for a page that plays it: nothing of the others comes along.
import type { GameEntry } from './entry.ts';
import type { Stage } from './stages.ts';

/** The rules of a game, and how its positions are stated. */
export interface Engine {
  readonly entry: GameEntry;
  readonly stage: Stage;
}
interface Parts {
  entry(): Promise<{ readonly entry: GameEntry }>;
  stage(): Promise<{ readonly stage: Stage }>;
}

const LOAD: Readonly<Record<string, Parts>> = {
  'emerald-2e': { entry: () => import('./emerald-2e.ts'), stage: () => import('./emerald-2e-stage.ts') },
  'nanty-narking': { entry: () => import('./nanty-narking.ts'), stage: () => import('./nanty-narking-stage.ts') },
  'emerald-1e': { entry: () => import('./emerald-1e.ts'), stage: () => import('./emerald-1e-stage.ts') },
};

/** Fetches a game. Throws which ids there are. */
export async function engineOf(id: string): Promise<Engine> {
  const parts = partsOf(id);
  const [{ entry }, { stage }] = await Promise.all([parts.entry(), parts.stage()]);
  return { entry, stage };
}
/** Fetches the rules of a game and no more. Throws which ids there are. */
export async function fetchEntry(id: string): Promise<GameEntry> {
  return (await partsOf(id).entry()).entry;
}
export const hasEngine = (id: string): boolean => Object.hasOwn(LOAD, id);
function partsOf(id: string): Parts {
  const parts = hasEngine(id) ? LOAD[id] : undefined;
  if (parts === undefined) throw new Error(`unknown game "${id}"; allowed: ${Object.keys(LOAD).join(', ')}`);
  return parts;
}
