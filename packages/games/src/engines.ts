// Loads a single game for a page that plays it, without the other games.
import type { GameEntry } from './entry.ts';
import type { Stage } from './stages.ts';

/** The rules of a game, and the conversion of its positions. */
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

/** Loads a game. Throws an error with the existing ids if the id is unknown. */
export async function engineOf(id: string): Promise<Engine> {
  const parts = partsOf(id);
  const [{ entry }, { stage }] = await Promise.all([parts.entry(), parts.stage()]);
  return { entry, stage };
}
/** Loads only the rules of a game. Throws like `engineOf`. */
export async function fetchEntry(id: string): Promise<GameEntry> {
  return (await partsOf(id).entry()).entry;
}
export const hasEngine = (id: string): boolean => Object.hasOwn(LOAD, id);
function partsOf(id: string): Parts {
  const parts = hasEngine(id) ? LOAD[id] : undefined;
  if (parts === undefined) throw new Error(`unknown game "${id}"; allowed: ${Object.keys(LOAD).join(', ')}`);
  return parts;
}
