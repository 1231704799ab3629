import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Presses that button, and returns the path of the file that the page saves in the folder. */
export async function saved(page: Page, button: string, folder: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}
