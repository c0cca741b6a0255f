import type { IncomingHttpHeaders } from 'node:http';

/** An account of the store, with its buckets. */
export interface StoreAccount {
  accessKey: string;
  secretKey: string;
  buckets: string[] | 'all';
}

export interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

export interface Refusal {
  status: 400 | 403;
  code: string;
}

const denied: Refusal = { status: 403, code: 'AccessDenied' };
const unreadable: Refusal = { status: 400, code: 'InvalidRequest' };

/** The one way to sign that our client uses; the server behind would also take what a link carries. */
const signed =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/[^,\s]+, ?SignedHeaders=[^,\s]+, ?Signature=[0-9a-f]{64}$/;

/** The parameters that our client sends; none of them is signed, sets a header, or serves a site. */
const known = new Map<string, RegExp>(
  Object.entries({
    'continuation-token': /./,
    delimiter: /^\/?$/,
    'encoding-type': /^url$/,
    'list-type': /^2$/,
    marker: /./,
    'max-keys': /^\d+$/,
    partNumber: /^\d{1,5}$/,
    prefix: /^/,
    'start-after': /./,
    uploadId: /^[\w-]+$/,
    uploads: /^$/,
  }),
);

/**
 * Gives the reason why the server behind must not see a request. That server answers requests without any signature, knows
 * no owner of a bucket, and makes paths of what it reads; it does compare the signatures that it is shown.
 */
export function refusalOf(asked: Asked, accounts: StoreAccount[]): Refusal | undefined {
  const [, accessKey] = signed.exec(asked.headers.authorization ?? '') ?? [];
  const account = accounts.find((each) => each.accessKey === accessKey);
  if (!account) return denied;
  const [path = '', query = ''] = splitOnce(asked.url, '?');
  const parameters = [...new URLSearchParams(query)];
  if (!parameters.every(([name, value]) => known.get(name)?.test(value))) return denied;
  const copied = asked.headers['x-amz-copy-source'];
  return (
    refusalOfVerb(asked.method, path, parameters) ??
    refusalOfPath(path, account) ??
    (copied === undefined
      ? undefined
      : refusalOfPath(`/${String(copied).replace(/^\//, '')}`, account))
  );
}

function refusalOfVerb(method: string, path: string, parameters: [string, string][]) {
  const isBucket = /^\/[^/]+\/?$/.test(path);
  const names = parameters.map(([name]) => name);
  if (method === 'POST')
    return !isBucket && (names.includes('uploads') || names.includes('uploadId'))
      ? undefined
      : denied;
  if (names.includes('uploads')) return denied;
  if (method === 'GET' || method === 'HEAD' || method === 'PUT') return undefined;
  return method === 'DELETE' && !isBucket ? undefined : denied;
}

function refusalOfPath(path: string, { buckets }: StoreAccount): Refusal | undefined {
  const [, bucket = '', key = ''] = /^\/([a-z0-9][a-z0-9-]+)(?:\/(.*))?$/s.exec(path) ?? [];
  if (!bucket || (buckets !== 'all' && !buckets.includes(bucket))) return denied;
  if (!key) return undefined;
  const decoded = decode(key);
  return decoded?.split('/').every(isSegment) ? undefined : unreadable;
}

/** A segment must not leave the bucket's folder, or meet the server's own files. */
const isSegment = (segment: string) =>
  segment !== '' &&
  segment !== '.' &&
  segment !== '..' &&
  !/[\0\\]/.test(segment) &&
  !segment.includes('._S3rver_');

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
