import { createHash } from 'node:crypto';
import type http from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'minio';
import {
  clientOf,
  isCode,
  type ObjectStoreConfig,
  partSize,
  region,
  StoreSilence,
  translated,
} from './object-client.ts';

/** The facts that the store reports of an object. */
export interface ObjectFacts {
  size: number;
  contentType: string;
}

/** The facts that are given with an object that is put. */
export interface ObjectHead {
  contentType: string;
}

/** One bucket. A store that does not answer is `store_unavailable`; a key that is not there is `not_found`. */
export interface ObjectStore {
  /** How much room all that lies in it may take, in bytes. */
  mostBytes: number;
  put(
    key: string,
    body: Buffer | Readable,
    head: ObjectHead,
  ): Promise<{ size: number; sha256: string }>;
  get(key: string): Promise<ObjectFacts & { body: Readable }>;
  /** Gives the part alone; `size` is that of the part. */
  getPart(
    key: string,
    part: { from: number; length: number },
  ): Promise<ObjectFacts & { body: Readable }>;
  stat(key: string): Promise<ObjectFacts>;
  copy(from: string, to: string): Promise<void>;
  /** Removes it where it is there; once it is gone this is no error. */
  remove(key: string): Promise<void>;
  /** Makes the bucket where it is missing; the first `put` does so by itself. */
  prepare(): Promise<void>;
}

/** The service's own bucket, and the one in which services leave things for each other; nothing is asked yet. */
export function openObjectStores(config: ObjectStoreConfig) {
  let client: Promise<Client> | undefined;
  const connect = () => {
    client ??= clientOf(config);
    return client;
  };
  return {
    objects: storeIn(connect, config.S3_BUCKET, config.STORED_BYTES),
    handover: storeIn(connect, config.S3_HANDOVER_BUCKET),
  };
}

function storeIn(
  connect: () => Promise<Client>,
  bucket: string,
  mostBytes = Number.POSITIVE_INFINITY,
): ObjectStore {
  let prepared: Promise<void> | undefined;
  const asked = <T>(work: (client: Client) => Promise<T>) => translated(connect().then(work));

  function prepare(): Promise<void> {
    prepared ??= connect()
      .then((client) => makeBucket(client, bucket))
      .catch((error) => {
        prepared = undefined;
        throw error;
      });
    return prepared;
  }

  async function send(
    key: string,
    body: Buffer | AsyncIterable<Buffer>,
    { contentType }: ObjectHead,
  ) {
    await prepare();
    const client = await connect();
    const headers = { 'content-type': contentType };
    try {
      if (Buffer.isBuffer(body)) await client.putObject(bucket, key, body, body.length, headers);
      else await sendParts(client, { bucket, key, headers }, body);
    } catch (error) {
      if (!isCode(error, 'NoSuchBucket')) throw error;
      // The bucket was removed, or the store lost it. A stream that was read in part cannot be sent again.
      prepared = undefined;
      if (!Buffer.isBuffer(body)) throw new StoreSilence('The bucket was gone.');
      await prepare();
      await client.putObject(bucket, key, body, body.length, headers);
    }
  }

  return {
    mostBytes,
    prepare: () => translated(prepare()),
    async put(key, body, head) {
      if (Buffer.isBuffer(body)) {
        await translated(send(key, body, head));
        return { size: body.length, sha256: createHash('sha256').update(body).digest('hex') };
      }
      const counted = countedStream();
      await pipeline(body, counted.stream, (passed: AsyncIterable<Buffer>) =>
        translated(send(key, passed, head)),
      );
      return counted.facts();
    },
    async get(key) {
      const body = await asked((client) => client.getObject(bucket, key));
      const { headers } = body as http.IncomingMessage;
      return { body, ...factsOf(headers['content-length'], headers['content-type']) };
    },
    async getPart(key, { from, length }) {
      const body = await asked((client) => client.getPartialObject(bucket, key, from, length));
      const { headers } = body as http.IncomingMessage;
      return { body, ...factsOf(headers['content-length'], headers['content-type']) };
    },
    async stat(key) {
      const { size, metaData } = await asked((client) => client.statObject(bucket, key));
      return factsOf(size, metaData['content-type']);
    },
    async copy(from, to) {
      await asked((client) => client.copyObject(bucket, to, `/${bucket}/${from}`));
    },
    remove: (key) =>
      asked((client) => client.removeObject(bucket, key)).catch((error) => {
        if (error.code !== 'not_found') throw error;
      }),
  };
}

interface Target {
  bucket: string;
  key: string;
  headers: Record<string, string>;
}

/** Sends a stream and holds one part of it in memory; the client's own way holds three. */
async function sendParts(
  client: Client,
  { bucket, key, headers }: Target,
  body: AsyncIterable<Buffer>,
) {
  const parts = partsOf(body);
  const { value: first = Buffer.alloc(0) } = await parts.next();
  if (first.length < partSize) {
    await client.putObject(bucket, key, first, first.length, headers);
    return;
  }
  const uploadID = await client.initiateNewMultipartUpload(bucket, key, headers);
  const sent: { part: number; etag: string }[] = [];
  const sendPart = async (bytes: Buffer) => {
    const of = { bucketName: bucket, objectName: key, uploadID, partNumber: sent.length + 1 };
    sent.push(await client.uploadPart({ ...of, headers: {} }, bytes));
  };
  await sendPart(first);
  for await (const part of parts) await sendPart(part);
  await client.completeMultipartUpload(bucket, key, uploadID, sent);
}

/** The bytes of a stream in parts of `partSize`, the last shorter; the next is written over the one before. */
async function* partsOf(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  const part = Buffer.allocUnsafeSlow(partSize);
  let length = 0;
  for await (const chunk of body) {
    for (let rest = chunk; rest.length > 0; ) {
      const copied = rest.copy(part, length);
      length += copied;
      rest = rest.subarray(copied);
      if (length < partSize) continue;
      yield part;
      length = 0;
    }
  }
  if (length > 0) yield part.subarray(0, length);
}

const factsOf = (size: unknown, contentType = 'application/octet-stream'): ObjectFacts => ({
  size: Number(size),
  contentType,
});

async function makeBucket(client: Client, bucket: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  // Another instance may make it at this moment.
  await client.makeBucket(bucket, region).catch((error) => {
    if (!isCode(error, 'BucketAlreadyOwnedByYou', 'BucketAlreadyExists')) throw error;
  });
}

/** Counts and digests what passes. */
function countedStream() {
  const digest = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      digest.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, facts: () => ({ size, sha256: digest.digest('hex') }) };
}
