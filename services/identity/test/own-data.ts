import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type OwnFile, partOf } from '@sidework/chassis/people/gathered-part';
import { fromBufferPromise } from 'yauzl';
import { servicesWithOwnData } from '../src/exports/services-with-own-data.ts';
import type { TestIdentity } from './builders.ts';

/** As if the last sign-in with this session had been a while ago. */
export const signedInAgo = (service: TestIdentity, userId: string, seconds: number) => service.sql`
  update sessions set
    created_at = created_at - ${seconds} * interval '1 second',
    amr = jsonb_set(amr, '{0,timestamp}', to_jsonb((amr->0->>'timestamp')::int - ${seconds}::int))
  where user_id = ${userId}`;

interface Given {
  exportId: string;
  userId: string;
  files?: OwnFile[];
  /** The bytes that end up in the bucket, if they differ. */
  bytes?: Buffer;
}

/** A service gives its part of an export. */
export async function givePart(
  service: TestIdentity,
  { service: name, exportGathered }: (typeof servicesWithOwnData)[number],
  { exportId, userId, files = [], bytes }: Given,
) {
  const key = `${exportId}/${name}`;
  const body = await buffer(partOf(files));
  const head = { contentType: 'application/x-ndjson' };
  await service.deps.handover.put(key, bytes ?? body, head);
  const sha256 = createHash('sha256').update(body).digest('hex');
  return service.receive(exportGathered, { exportId, userId, key, sha256, size: body.length });
}

export async function giveAllParts(service: TestIdentity, given: Given) {
  for (const keeper of servicesWithOwnData) await givePart(service, keeper, given);
}

/** The files of the ZIP that an export ended with, by their paths. */
export async function unzipped(service: TestIdentity, exportId: string) {
  const [row] = await service.sql<{ object_key: string }[]>`
    select object_key from data_exports where id = ${exportId}`;
  const { body } = await service.deps.objects.get(row?.object_key ?? '');
  return readZip(await buffer(body));
}

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
