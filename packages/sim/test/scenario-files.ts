import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScenarioFiles, type ScenarioResult } from '../src/scenario.ts';

/** Runs a function with the path of a folder that is removed afterwards. */
export async function inFolder<T>(
  files: Readonly<Record<string, string>>,
  run: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'scenario-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the first result of a file `t.yaml` with that text; its messages begin with `t.yaml:`. */
export const resultOf = (text: string): Promise<ScenarioResult> =>
  inFolder({ 't.yaml': text }, async (folder) => {
    const [result] = (await runScenarioFiles([join(folder, 't.yaml')])).results;
    return { ...result!, error: result!.error?.replaceAll(`${folder}/`, '') ?? null };
  });

/** Returns the errors of a scenario for ann and ben, given its text after the first three lines. */
export const wrong = async (body: string, seats = '[ann, ben]'): Promise<string | null> =>
  (await resultOf(`game: emerald-2e\ntitle: t\nseats: ${seats}\n${body}`)).error;
