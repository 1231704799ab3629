// Push notifications of this browser: support, permission and subscription.

/**
 * Support for notifications on this device, or the reason against it: served over http, not on the home screen, unsupported, or
 * blocked.
 */
export type Able = 'able' | 'insecure' | 'home' | 'none' | 'blocked';
/** A push subscription in the form that the server expects. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const WORKER = '/notify.js';

export function able(): Able {
  if (!isSecureContext) return 'insecure';
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!can) return isApplesMobile() && !isOnHomeScreen() ? 'home' : 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}
/** Apple's tablets identify as desktops. */
const isApplesMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Returns the push endpoint of this device, whichever seat it was made for; null if there is none. */
export async function endpointNow(): Promise<string | null> {
  if (able() !== 'able' || Notification.permission !== 'granted') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks for permission and subscribes this device with the server's key. Returns null if the user declines. */
export async function subscribe(key: string): Promise<Subscription | null> {
  // Must come first: browsers only show the prompt in response to a user action.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A different server used this name before, or it lost its key.
  const same = before !== null && textOf(before.options.applicationServerKey) === key;
  if (before !== null && !same) await before.unsubscribe();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const now = same ? before : await pushManager.subscribe(wanted);
  return { endpoint: now.endpoint, p256dh: textOf(now.getKey('p256dh')), auth: textOf(now.getKey('auth')) };
}

/** Encodes bytes as URL-safe base64. */
function textOf(bytes: ArrayBuffer | null): string {
  const signs = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
