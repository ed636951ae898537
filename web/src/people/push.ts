// Push messages to this browser. Permission is asked for only when somebody wants them.

import { ask, Refused } from '$/wire/ask';
import type { AlertsShown } from '$/wire/types';

/** Why this browser cannot be told, "" if it can. */
export function obstacle(): '' | 'insecure' | 'unsupported' | 'denied' {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : '';
}

/** The subscription of this browser, null if it has none. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Somebody was asked for permission and did not give it, or the browser could not subscribe. */
export class NotPermitted extends Error {}
export class NotSubscribed extends Error {}

/** Tell this browser from now on. To be called from a click: browsers ask for permission only then. */
export async function beginPush(key: string): Promise<AlertsShown> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotPermitted();
  const made = await subscribe(key);
  const { endpoint, keys } = made.toJSON();
  const body = { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  try {
    return await ask('POST', '/api/me/alerts/push', { body });
  } catch (error) {
    // The server does not know of it, so nothing would ever come.
    await made.unsubscribe();
    throw error;
  }
}

async function subscribe(key: string): Promise<PushSubscription> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const registration = await navigator.serviceWorker.ready;
    return await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    });
  } catch (error) {
    throw new NotSubscribed('', { cause: error });
  }
}

/** Tell this browser no longer; null if it was not told before. */
export async function endPush(): Promise<AlertsShown | null> {
  const found = await subscription();
  if (!found) return null;
  const { endpoint } = found;
  await found.unsubscribe();
  try {
    return await ask('DELETE', '/api/me/alerts/push', { body: { endpoint } });
  } catch (error) {
    // The server had forgotten it already: that is what was wanted.
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}

/** base64url without padding, as the server gives its key. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
