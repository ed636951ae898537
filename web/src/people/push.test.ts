import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { No, serve } from '../../tests/server';
import { beginPush, endPush, NotPermitted } from './push';

const unsubscribe = vi.fn(() => Promise.resolve(true));
const subscribed = {
  endpoint: 'https://push.example/1',
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'pk', auth: 'au' } }),
  unsubscribe,
};
const subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<typeof subscribed>>();

/** A browser that can push, and whose reader answers so when asked for permission. */
function browser(permission: NotificationPermission): void {
  const registration = {
    pushManager: { subscribe, getSubscription: () => Promise.resolve(subscribed) },
  };
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('navigator', {
    language: 'en',
    serviceWorker: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
}

beforeEach(() => {
  unsubscribe.mockResolvedValue(true);
  subscribe.mockResolvedValue(subscribed);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a subscription is made with the key of the server and told to it', async () => {
  browser('granted');
  const asked = serve({ 'POST /api/me/alerts/push': { pushes: 1 } });
  expect(await beginPush('-_8B')).toEqual({ pushes: 1 });
  const key = subscribe.mock.calls[0]?.[0].applicationServerKey as Uint8Array;
  expect([...key]).toEqual([251, 255, 1]);
  expect(asked[0]?.body).toEqual({ endpoint: 'https://push.example/1', p256dh: 'pk', auth: 'au' });
});

test('without permission nothing is subscribed or sent', async () => {
  browser('denied');
  const asked = serve({});
  await expect(beginPush('AQID')).rejects.toThrow(NotPermitted);
  expect(subscribe).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('what the server does not take is given up in the browser, too', async () => {
  browser('granted');
  serve({ 'POST /api/me/alerts/push': new No(422, 'This address cannot be reached.') });
  await expect(beginPush('AQID')).rejects.toThrow('This address cannot be reached.');
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a subscription that the server forgot is ended all the same', async () => {
  browser('granted');
  serve({ 'DELETE /api/me/alerts/push': new No(404, 'This browser is not subscribed.') });
  expect(await endPush()).toBeNull();
  expect(unsubscribe).toHaveBeenCalledOnce();
});
