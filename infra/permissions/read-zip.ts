import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a ZIP, by their paths. */
export async function readZip(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const file = await buffer(await zip.openReadStreamPromise(entry));
    files.set(entry.fileName, file.toString());
  }
  return files;
}
