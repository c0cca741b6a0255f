import { listNotificationPreferences } from '@sidework/contracts/schema/network-chat/notifications';
import {
  endPushSubscription,
  getPushKey,
  subscribeToPush,
} from '@sidework/contracts/schema/network-chat/push';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const endpoint = 'https://fcm.googleapis.com/fcm/send/one';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser with workers and push, whose person answers the question for leave so. */
function aBrowser(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  let subscription: object | null = null;
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'auth' } }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  const subscribe = vi.fn(async () => {
    subscription = made;
    return made;
  });
  const registration = {
    scope: `${location.origin}/`,
    active: { postMessage: () => {} },
    pushManager: { subscribe, getSubscription: async () => subscription },
  };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  const leave = { permission, requestPermission: async () => answer };
  vi.stubGlobal('Notification', leave);
  return { subscribe, block: () => Object.assign(leave, { permission: 'denied' }) };
}

function openSettings() {
  signInAs();
  server.on(listNotificationPreferences, () => ({ items: [] }));
  server.on(getPushKey, () => ({ publicKey: 'server-key' }));
  server.on(subscribeToPush, () => undefined);
  server.on(endPushSubscription, () => undefined);
  return renderApp('/settings/notifications');
}

const here = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'Show notifications on this device' });

describe('notifications on this device', () => {
  it('are turned on with the leave of the person, and off again', async () => {
    const { subscribe } = aBrowser('granted');
    const { person } = openSettings();
    await person.click(await here());
    await waitFor(async () => expect((await here()).checked).toBe(true));
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'server-key',
    });
    const [told] = server.received(subscribeToPush);
    expect(told?.body).toEqual({ endpoint, keys: { p256dh: 'key', auth: 'auth' } });
    await person.click(await here());
    await waitFor(async () => expect((await here()).checked).toBe(false));
    expect(server.received(endPushSubscription)[0]?.body).toEqual({ endpoint });
  });

  it('stay off where the server does not take them, with the reason', async () => {
    aBrowser('granted');
    const { person } = openSettings();
    server.on(subscribeToPush, () => refuse(422, 'unknown_push_service', 'Not through this one'));
    await person.click(await here());
    await screen.findByText('Not through this one');
    expect((await here()).checked).toBe(false);
  });

  it('say how to allow them where the person said no', async () => {
    const { block } = aBrowser('denied');
    const { person } = openSettings();
    const found = await here();
    block();
    await person.click(found);
    await screen.findByText(/are blocked in this browser/);
  });

  it('say so where the browser has none', async () => {
    openSettings();
    await screen.findByText('This browser cannot show notifications while Sidework is closed.');
  });
});
