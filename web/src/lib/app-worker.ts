import { loadedFiles } from './loaded-files.ts';

const script = '/app-worker.js';

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

/** Deletes the answers that the worker keeps of people, and ends notifications here. */
export async function forgetPeopleHere(): Promise<void> {
  const registration = await findWorker();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys())
    if (name.startsWith('answers-')) await caches.delete(name);
}
