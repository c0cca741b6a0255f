import { loadedFiles } from './loaded-files.ts';
import { dropSharedFiles } from './shared-files.ts';

const script = '/app-worker.js';
/** An earlier release had a worker of its own for the door, which would go on opening that release. */
const earlier = { scope: '/event/', cache: 'door-1' };

/** The worker that shows notifications and opens the app without a network. Browsers have workers for safe origins alone. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register(script, { scope: '/' });
}

export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const found = await navigator.serviceWorker.getRegistration('/');
  return found?.scope === new URL('/', location.href).href ? found : undefined;
}

/** Has the worker keep the app as it stands, with the files that this page needed. */
export async function keepAppHere(): Promise<void> {
  const registration = await registerWorker();
  const worker = registration && (registration.active ?? (await started(registration)));
  worker?.postMessage({ files: loadedFiles() });
}

async function started(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return registration.active;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
  return registration.active;
}

export async function removeEarlierWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (new URL(registration.scope).pathname === earlier.scope) await registration.unregister();
  if ('caches' in globalThis) await caches.delete(earlier.cache);
}

/** Deletes the answers that the worker keeps of people, and ends notifications here. */
export async function forgetPeopleHere(): Promise<void> {
  const registration = await findWorker();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await dropSharedFiles();
  await forgetAnswers();
}

/** Deletes the kept answers of all people but this one: a session can end without this page. */
export async function forgetAnswers(except?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys())
    if (name.startsWith('answers-') && !(except && name.endsWith(`-${except}`)))
      await caches.delete(name);
}
