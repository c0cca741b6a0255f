import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { type Readable, Transform } from 'node:stream';
import type { Client, S3Error } from 'minio';
import type { ServiceConfig } from './config.ts';
import { notFound, unavailableFor } from './errors.ts';

export interface ObjectFacts {
  size: number;
  contentType: string;
}

export interface ObjectHead {
  contentType: string;
  /** In bytes; where a stream does not say it, it is sent in parts. */
  size?: number;
}

/** One bucket. A store that does not answer is `store_unavailable`; a key that is not there is `not_found`. */
export interface ObjectStore {
  put(
    key: string,
    body: Buffer | Readable,
    head: ObjectHead,
  ): Promise<{ size: number; sha256: string }>;
  get(key: string): Promise<ObjectFacts & { body: Readable }>;
  stat(key: string): Promise<ObjectFacts>;
  copy(from: string, to: string): Promise<void>;
  /** Removes it where it is there; once it is gone this is no error. */
  remove(key: string): Promise<void>;
  /** Makes the bucket where it is missing; the first `put` does so by itself. */
  prepare(): Promise<void>;
}

export type ObjectStoreConfig = Pick<
  ServiceConfig,
  'S3_URL' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_BUCKET' | 'S3_HANDOVER_BUCKET'
>;

/** The service's own bucket, and the one in which services leave things for each other; nothing is asked yet. */
export function openObjectStores(config: ObjectStoreConfig) {
  let client: Promise<Client> | undefined;
  const connect = () => {
    client ??= clientOf(config);
    return client;
  };
  return {
    objects: storeIn(connect, config.S3_BUCKET),
    handover: storeIn(connect, config.S3_HANDOVER_BUCKET),
  };
}

/** The client's default is 64 MiB, which it holds in memory. */
const partSize = 5 * 1024 * 1024;
const region = 'us-east-1';

/**
 * How long the store may keep still before it begins to answer, and once it has begun, in milliseconds; and how long a
 * connection is kept that nobody uses, which has to be shorter than the store keeps it.
 */
const patience = { begin: 4_000, goOn: 60_000, idle: 3_000 };

class StoreSilence extends Error {
  override name = 'StoreSilence';
}

/** Loaded with the first call: it takes 40 MB and a tenth of a second, and many a process never needs it. */
async function clientOf({ S3_URL, S3_ACCESS_KEY, S3_SECRET_KEY }: ObjectStoreConfig) {
  const { Client } = await import('minio');
  const { protocol, hostname, port } = new URL(S3_URL);
  const useSSL = protocol === 'https:';
  const client = new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    // Given, it is not asked for before each first call on a bucket.
    region,
    partSize,
    transport: patientTransport(useSSL ? https : http),
    transportAgent: new (useSSL ? https : http).Agent({ keepAlive: true, timeout: patience.idle }),
    retryOptions: { disableRetry: true },
  });
  // No key is given twice, so there is no upload of another time to go on with, which the client would look for first.
  client.findUploadId = async () => undefined;
  return client;
}

/** The client itself waits for ever. */
function patientTransport(transport: typeof http | typeof https): Pick<typeof http, 'request'> {
  const request = (
    options: http.RequestOptions,
    onAnswer: (answer: http.IncomingMessage) => void,
  ) => {
    const asked = transport.request({ ...options, timeout: patience.begin }, onAnswer);
    asked.on('timeout', () => asked.destroy(new StoreSilence('The object store keeps still.')));
    asked.on('response', () => asked.setTimeout(patience.goOn));
    return asked;
  };
  return { request: request as typeof http.request };
}

function storeIn(connect: () => Promise<Client>, bucket: string): ObjectStore {
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

  async function send(key: string, body: Buffer | Readable, { contentType, size }: ObjectHead) {
    await prepare();
    const client = await connect();
    const headers = { 'content-type': contentType };
    try {
      await client.putObject(bucket, key, body, size, headers);
    } catch (error) {
      if (!isCode(error, 'NoSuchBucket')) throw error;
      // Somebody removed the bucket, or the store forgot it. What was read of a stream does not come twice.
      prepared = undefined;
      if (!Buffer.isBuffer(body)) throw new StoreSilence('The bucket was gone.');
      await prepare();
      await client.putObject(bucket, key, body, size, headers);
    }
  }

  return {
    prepare: () => translated(prepare()),
    async put(key, body, head) {
      if (Buffer.isBuffer(body)) {
        await translated(send(key, body, { ...head, size: body.length }));
        return { size: body.length, sha256: createHash('sha256').update(body).digest('hex') };
      }
      const counted = countedStream(body);
      // The client would wait for ever for a stream that broke off.
      await Promise.race([translated(send(key, counted.stream, head)), counted.broken]);
      return counted.facts();
    },
    async get(key) {
      const body = await asked((client) => client.getObject(bucket, key));
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

/** Counts and digests what passes; `broken` rejects with the reason where the source breaks off. */
function countedStream(source: Readable) {
  const digest = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      digest.update(chunk);
      done(null, chunk);
    },
  });
  const broken = new Promise<never>((_, reject) => {
    stream.on('error', reject);
    source.on('error', (error) => stream.destroy(error));
    source.on('close', () => {
      if (!source.readableEnded) stream.destroy(new Error('The upload broke off.'));
    });
  });
  source.pipe(stream);
  return { stream, broken, facts: () => ({ size, sha256: digest.digest('hex') }) };
}

const isOfStore = (error: unknown): error is S3Error =>
  error instanceof Error && error.name === 'S3Error';

const isCode = (error: unknown, ...codes: string[]) =>
  isOfStore(error) && codes.includes(error.code ?? '');

/** What a store says with another status than a 5xx, of a body that came too slowly, and of a disk that is full. */
const passing = ['RequestTimeout', 'XMinioStorageFull'];

/** What the socket says, what the client says of a 5xx, and what the store says of itself. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof StoreSilence || isCode(error, ...passing)) return true;
  if (!(error instanceof Error) || isOfStore(error)) return false;
  if (error.message.startsWith('Request failed after')) return true;
  return 'code' in error && /^E[A-Z_]+$/.test(String(error.code));
}

const tryAgainAfter = 60;

function translated<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (isUnreachable(error))
      throw Object.assign(unavailableFor(tryAgainAfter, 'store_unavailable'), { cause: error });
    if (isCode(error, 'NoSuchKey', 'NotFound', 'NoSuchBucket')) throw notFound('not_found');
    throw error;
  });
}
