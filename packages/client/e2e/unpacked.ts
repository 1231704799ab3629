// The browser from npm is unpacked at its first start: files that begin at the same time would find only half of it.
import { openBrowser } from './browser.ts';

export default async function unpacked(): Promise<void> {
  await (await openBrowser())?.close();
}
