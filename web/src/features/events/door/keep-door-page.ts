import { keepAppHere } from '../../../lib/app-worker.ts';

/** Keeps the app with the files of the door, so that it opens without a network; browsers do it for safe origins. */
export async function keepDoorPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // A scanner without a detector of the browser needs its library.
    if (!('BarcodeDetector' in globalThis)) await import('qr/decode.js');
    await keepAppHere();
  } catch {
    // The list goes on without a network while the page stays open.
  }
}
