// What this browser can do to be notified while the page is closed, and how it is asked.

/** Whether this device can be notified, and if not, why: over http, elsewhere than on the home screen, or never. */
export type Able = 'able' | 'insecure' | 'home' | 'none' | 'blocked';
/** A device as the server is told of it. */
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
/** Tablets of theirs call themselves desktops. */
const isApplesMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Where this device is reached already, whatever seat that was for; null if it is not. */
export async function endpointNow(): Promise<string | null> {
  if (able() !== 'able' || Notification.permission !== 'granted') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks whoever holds this device, and subscribes it to the server with that key. Null if they do not want it. */
export async function subscribe(key: string): Promise<Subscription | null> {
  // First of all: browsers ask only for whoever has just pressed something.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // Another server was here under this name, or it lost its key.
  const same = before !== null && textOf(before.options.applicationServerKey) === key;
  if (before !== null && !same) await before.unsubscribe();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const now = same ? before : await pushManager.subscribe(wanted);
  return { endpoint: now.endpoint, p256dh: textOf(now.getKey('p256dh')), auth: textOf(now.getKey('auth')) };
}

/** Bytes as they are written in addresses. */
function textOf(bytes: ArrayBuffer | null): string {
  const signs = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
