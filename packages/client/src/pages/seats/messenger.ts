// Browsers that messengers bring along. They have stores of their own, which some clear when they are closed.

const BUILT_IN = /Instagram|FBA[NV]|FB_IAB|Messenger|WhatsApp|Telegram|\bLine\/|MicroMessenger|Snapchat|; wv\)/;

/** The browser of a messenger: on Android, where a link can open the real one, or elsewhere; null for any other browser. */
export type Messenger = 'android' | 'elsewhere' | null;

/** Tells from its user agent which browser it is. `standalone`: the page was opened from the home screen. */
export function messengerOf(agent: string, standalone: boolean): Messenger {
  // On Apple's mobiles only Safari and real browsers call themselves Safari.
  const isApples = /iPhone|iPad|iPod/.test(agent);
  if (standalone || !(BUILT_IN.test(agent) || (isApples && !/Safari\//.test(agent)))) return null;
  return /Android/.test(agent) ? 'android' : 'elsewhere';
}

/** Returns the address that opens a page in the browser of an Android device. */
export function intentTo(address: string): string {
  const { protocol, host, pathname, search, hash } = new URL(address);
  return `intent://${host}${pathname}${search}${hash}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`;
}
