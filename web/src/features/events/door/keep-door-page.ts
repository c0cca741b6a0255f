import { loadedFiles } from '../../../lib/loaded-files.ts';

/** The worker answers for pages below this path, and only for the door where the network does not. */
const worker = { script: '/door-worker.js', scope: '/event/' };

/** Keeps the page of the door and the files it is made of, so that it opens without a network; browsers do it for safe origins. */
export async function keepDoorPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // A scanner without a detector of the browser needs its library.
    if (!('BarcodeDetector' in globalThis)) await import('qr/decode.js');
    const registration = await navigator.serviceWorker.register(worker.script, {
      scope: worker.scope,
    });
    const active = registration.active ?? (await navigator.serviceWorker.ready).active;
    active?.postMessage({ page: location.pathname, files: loadedFiles() });
  } catch {
    // The list goes on without a network while the page stays open.
  }
}
