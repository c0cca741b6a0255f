import { Worker } from 'node:worker_threads';

/** A file that takes longer, or more memory, is not read. */
const mostMs = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** A stranger may have made the file, so that it is read in a thread that can be stopped and holds up no request. */
export function readInWorker(file: Buffer, format: string): Promise<string> {
  const worker = new Worker(new URL('text-worker.ts', import.meta.url), {
    workerData: { file: new Uint8Array(file), format },
    resourceLimits,
    // The libraries write their warnings about odd files there.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error('the file takes too long to read')), mostMs);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the reader ended without words')));
  return promise.finally(async () => {
    clearTimeout(timer);
    await worker.terminate();
  });
}
