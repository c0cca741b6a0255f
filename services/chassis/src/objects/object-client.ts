import http from 'node:http';
import https from 'node:https';
import type { S3Error } from 'minio';
import type { ServiceConfig } from '../config.ts';
import { notFound, unavailableFor } from '../errors.ts';

/** The address of the store, and the keys of the service. */
export type ObjectStoreConfig = Pick<
  ServiceConfig,
  'S3_URL' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_BUCKET' | 'S3_HANDOVER_BUCKET'
> &
  Partial<Pick<ServiceConfig, 'STORED_BYTES'>>;

/** In bytes: the least that stores take; one is held in memory for each upload. */
export const partSize = 5 * 1024 * 1024;
/** The one that every store takes; nothing here depends on it. */
export const region = 'us-east-1';

/**
 * Milliseconds that the store may take to begin its answer, and to continue it; and for which an idle connection is
 * kept, which has to be shorter than the store keeps it.
 */
const patience = { begin: 4_000, goOn: 60_000, idle: 3_000 };

/** The store keeps still, or lost what it was about to take. */
export class StoreSilence extends Error {
  override name = 'StoreSilence';
}

/** Loaded with the first call: it takes 40 MB and a tenth of a second, and many a process never needs it. */
export async function clientOf({ S3_URL, S3_ACCESS_KEY, S3_SECRET_KEY }: ObjectStoreConfig) {
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

const isOfStore = (error: unknown): error is S3Error =>
  error instanceof Error && error.name === 'S3Error';

/** Whether the store refused something for one of these reasons. */
export const isCode = (error: unknown, ...codes: string[]) =>
  isOfStore(error) && codes.includes(error.code ?? '');

/** The store reports a body that came too slowly, and a full disk, with another status than a 5xx. */
const passing = ['RequestTimeout', 'XMinioStorageFull'];

/** The socket, the client and the store each report an unreachable store in their own way. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof StoreSilence || isCode(error, ...passing)) return true;
  if (!(error instanceof Error) || isOfStore(error)) return false;
  if (error.message.startsWith('Request failed after')) return true;
  return 'code' in error && /^E[A-Z_]+$/.test(String(error.code));
}

const tryAgainAfter = 60;

/** The platform's refusal instead of the client's. */
export function translated<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (isUnreachable(error))
      throw Object.assign(unavailableFor(tryAgainAfter, 'store_unavailable'), { cause: error });
    if (isCode(error, 'NoSuchKey', 'NotFound', 'NoSuchBucket')) throw notFound('not_found');
    throw error;
  });
}
