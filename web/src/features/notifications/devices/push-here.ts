import {
  endPushSubscription,
  getPushKey,
  subscribeToPush,
} from '@sidework/contracts/network-chat/push';
import { call } from '../../../lib/api.ts';
import { findWorker, registerWorker } from '../../../lib/app-worker.ts';

/**
 * How it stands with notifications in this browser. `home-screen`: iPhones show them only for an app that was added to the
 * Home Screen.
 */
export type PushHere = 'unsupported' | 'home-screen' | 'blocked' | 'off' | 'on';

export async function readPushHere(): Promise<PushHere> {
  if (!('PushManager' in globalThis) || !('serviceWorker' in navigator))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await ownSubscription()) ? 'on' : 'off';
}

const ownSubscription = async () => (await findWorker())?.pushManager.getSubscription();

/** Asks the person's leave, and has the server send here. */
export async function turnPushOn(): Promise<PushHere> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushHere();
  const registration = await registerWorker();
  if (!registration) return 'unsupported';
  await navigator.serviceWorker.ready;
  const { publicKey } = await call(getPushKey);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    await tell(subscription);
  } catch (failure) {
    await subscription.unsubscribe();
    throw failure;
  }
  return 'on';
}

export async function turnPushOff(): Promise<PushHere> {
  const subscription = await ownSubscription();
  if (!subscription) return 'off';
  await call(endPushSubscription, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
}

/** The server forgets a browser with the session in which it subscribed, so a later session tells of it again. */
export async function tellOfPushAgain(): Promise<void> {
  const subscription = await ownSubscription();
  if (subscription) await tell(subscription);
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const body = { endpoint: subscription.endpoint, keys: { p256dh, auth } };
  await call(subscribeToPush, { body });
}
