import { Readable } from 'node:stream';
import type { Client } from 'minio';
import { clientOf, isCode } from '../../services/chassis/src/objects/object-client.ts';
import type { Place } from './place.ts';
import { digested, digestOf, seal, unseal } from './sealed.ts';

/** An object store, and the buckets that one account of it opens. */
export interface Buckets {
  url: string;
  accessKey: string;
  secretKey: string;
  names: string[];
}

/** `marketplace/0190…` */
export type ObjectName = `${string}/${string}`;

export const objectPlaceNameOf = (name: ObjectName) => `objects/${name}.age`;

/** A client of the store, as the services have it. */
export const clientFor = ({ url, accessKey, secretKey, names }: Buckets): Promise<Client> =>
  clientOf({
    S3_URL: url,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_BUCKET: names[0] ?? '',
    S3_HANDOVER_BUCKET: '',
  });

/**
 * Copies the objects that the place lacks. No key is ever given twice, so an object that was copied once is never
 * copied again. Gives all that are there.
 */
export async function copyObjects(
  stores: Buckets[],
  place: Place,
  recipients: string[],
): Promise<ObjectName[]> {
  const kept = new Set(await place.list('objects'));
  const found: ObjectName[] = [];
  for (const store of stores) {
    const client = await clientFor(store);
    for (const bucket of store.names) {
      for (const key of await keysIn(client, bucket)) {
        const name: ObjectName = `${bucket}/${key}`;
        const isThere =
          kept.has(objectPlaceNameOf(name)) ||
          (await copyObject(client, bucket, key, place, recipients));
        if (isThere) found.push(name);
      }
    }
  }
  return found;
}

/** Gives false for an object that was removed since it was listed. */
async function copyObject(
  client: Client,
  bucket: string,
  key: string,
  place: Place,
  recipients: string[],
): Promise<boolean> {
  const content = await client.getObject(bucket, key).catch(unlessMissing);
  if (!content) return false;
  const { contentType } = await headOf(client, bucket, key);
  const name = objectPlaceNameOf(`${bucket}/${key}`);
  const sealed = digested(await seal(withHead(contentType, content), recipients));
  await place.put(name, sealed.stream);
  const written = await digestOf(await place.get(name));
  if (written.sha256 !== sealed.sha256()) {
    await place.remove(name);
    throw new Error(`${name} was not written as it was sent.`);
  }
  return true;
}

/** Puts every object of the place where it was. Gives how many. */
export async function restoreObjects(
  stores: Buckets[],
  place: Place,
  identity: string,
): Promise<number> {
  const prepared = new Set<string>();
  let count = 0;
  for (const placed of await place.list('objects')) {
    const [, bucket = '', key = ''] = /^objects\/([^/]+)\/(.+)\.age$/.exec(placed) ?? [];
    const store = stores.find(({ names }) => names.includes(bucket));
    if (!store) throw new Error(`No service of this release has the bucket "${bucket}".`);
    const client = await clientFor(store);
    if (!prepared.has(bucket)) {
      if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket);
      prepared.add(bucket);
    }
    const { contentType, body } = await splitHead(await unseal(await place.get(placed), identity));
    await client.putObject(bucket, key, body, undefined, { 'content-type': contentType });
    count += 1;
  }
  return count;
}

async function keysIn(client: Client, bucket: string): Promise<string[]> {
  if (!(await client.bucketExists(bucket))) return [];
  const keys: string[] = [];
  for await (const { name } of client.listObjectsV2(bucket, '', true)) if (name) keys.push(name);
  return keys;
}

async function headOf(client: Client, bucket: string, key: string) {
  const stat = await client.statObject(bucket, key);
  const { 'content-type': contentType = 'application/octet-stream' } = stat.metaData;
  return { contentType: String(contentType) };
}

function unlessMissing(error: unknown): undefined {
  if (isCode(error, 'NoSuchKey')) return undefined;
  throw error;
}

/** The content type is a line before the bytes, so that one file holds the whole object. */
function withHead(contentType: string, content: Readable): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from(`${contentType}\n`);
      yield* content;
    })(),
  );
}

async function splitHead(content: Readable): Promise<{ contentType: string; body: Readable }> {
  const chunks = content[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  let head = Buffer.alloc(0);
  for (;;) {
    const end = head.indexOf(10);
    if (end >= 0) {
      const rest = head.subarray(end + 1);
      const body = async function* () {
        if (rest.length) yield rest;
        yield* { [Symbol.asyncIterator]: () => chunks };
      };
      return { contentType: head.subarray(0, end).toString(), body: Readable.from(body()) };
    }
    const { value, done } = await chunks.next();
    if (done) throw new Error('An object of the backup has no head.');
    head = Buffer.concat([head, value]);
  }
}
