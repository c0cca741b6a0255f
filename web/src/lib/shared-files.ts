/*
 * Files that the phone's share menu gave to the app. The worker keeps them until a page takes them, since their person may have to sign in
 * first.
 */

const cacheName = 'shared-1';

/** Gives what was shared and not taken yet, in its order. */
export async function sharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis) || !(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const answers = await cache.matchAll();
  return Promise.all(
    answers.map(async (answer) => {
      const content = await answer.blob();
      const name = decodeURIComponent(answer.headers.get('x-file-name') ?? 'file');
      return new File([content], name, { type: content.type });
    }),
  );
}

export async function dropSharedFiles(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName);
}

/** Gives each shared file to one form. */
export async function takeSharedFiles(): Promise<File[]> {
  const files = await sharedFiles();
  await dropSharedFiles();
  return files;
}
