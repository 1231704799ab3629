// The stages of all games, with the names of their seats. Separate from games.ts, so that pages do not load it.
import { stage as emerald1e } from './emerald-1e-stage.ts';
import { stage as emerald2e } from './emerald-2e-stage.ts';
import { stage as nantyNarking } from './nanty-narking-stage.ts';
import { type Stage, stageOf } from './stage.ts';

export type { Stage } from './stage.ts';

const stages: Record<string, Stage> = {
  'emerald-2e': emerald2e,
  'nanty-narking': nantyNarking,
  'emerald-1e': emerald1e,
};

/** Stages by game id; a game may have none. */
export const STAGES: Readonly<Record<string, Stage>> = stages;

/** Adds the stage of a game added with `addGame`. */
export function addStage(id: string, stage: unknown): void {
  stages[id] = stageOf(stage);
}
