import { describe, expect, it } from 'vitest';
import { refusalOf, type StoreAccount } from './guard.ts';

const accounts: StoreAccount[] = [
  { accessKey: 'identity', secretKey: 'x', buckets: ['identity', 'handover'] },
  { accessKey: 'everything', secretKey: 'x', buckets: 'all' },
];

const signedBy = (key: string) =>
  `AWS4-HMAC-SHA256 Credential=${key}/20261121/us-east-1/s3/aws4_request, ` +
  `SignedHeaders=host;x-amz-date, Signature=${'a'.repeat(64)}`;

const ask = (method: string, url: string, headers: Record<string, string> = {}) =>
  refusalOf({ method, url, headers: { authorization: signedBy('identity'), ...headers } }, accounts)
    ?.status;

describe('the guard of the object store', () => {
  it.each([
    ['GET', '/identity/a/b.webp'],
    ['HEAD', '/identity/a/b.webp'],
    ['PUT', '/identity/a%20b/%C3%A4.webp'],
    ['DELETE', '/handover/0192'],
    ['HEAD', '/identity'],
    ['PUT', '/identity'],
    ['GET', '/identity?list-type=2&prefix=a%2F&max-keys=1000'],
    ['POST', '/identity/a?uploads'],
    ['PUT', '/identity/a?partNumber=1&uploadId=c0ffee'],
    ['POST', '/identity/a?uploadId=c0ffee'],
  ])('lets a key do with its own buckets what a service needs: %s %s', (method, url) => {
    expect(ask(method, url)).toBeUndefined();
  });

  it.each(['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'PATCH'])(
    'refuses every %s without a signature that it knows',
    (method) => {
      const unsigned = (headers: Record<string, string>, url = '/identity/a') =>
        refusalOf({ method, url, headers }, accounts)?.status;
      expect(unsigned({})).toBe(403);
      expect(unsigned({ authorization: '' })).toBe(403);
      expect(unsigned({ authorization: 'x' })).toBe(403);
      expect(unsigned({ authorization: 'AWS identity:c2lnbmF0dXJl' })).toBe(403);
      expect(unsigned({ authorization: signedBy('S3RVER') })).toBe(403);
      expect(unsigned({ authorization: signedBy('nobody') })).toBe(403);
      expect(unsigned({}, '/identity?delete')).toBe(403);
      expect(unsigned({}, '/identity/a?X-Amz-Signature=1')).toBe(403);
      expect(unsigned({}, '/identity/a?X-Amz-Algorithm=AWS4-HMAC-SHA256')).toBe(403);
      expect(unsigned({}, '/identity/a?AWSAccessKeyId=identity&Signature=1&Expires=9')).toBe(403);
    },
  );

  it.each([
    ['GET', '/network-chat/a'],
    ['GET', '/'],
    ['GET', ''],
    ['GET', '//identity/a'],
    ['GET', '/%69dentity/a'],
    ['GET', '/../identity/a'],
    ['GET', '/./a'],
    ['GET', 'http://127.0.0.1/identity/a'],
    ['DELETE', '/identity'],
    ['POST', '/identity'],
    ['POST', '/identity?delete'],
    ['POST', '/identity/?uploads'],
    ['POST', '/identity/a'],
    ['GET', '/identity?uploads'],
    ['PUT', '/identity?policy'],
    ['PUT', '/identity?website'],
    ['PUT', '/identity?cors'],
    ['GET', '/identity?constructor=1'],
    ['GET', '/identity?toString='],
    ['GET', '/identity?__proto__=1'],
    ['GET', '/identity/a?response-content-type=text/html'],
    ['GET', '/identity/a?X-Amz-Algorithm=AWS4-HMAC-SHA256'],
    ['PUT', '/identity/a?x-amz-copy-source=%2Fnetwork-chat%2Fa'],
    ['PUT', '/identity/a?partNumber=1&uploadId=..%2F..%2Fnetwork-chat'],
    ['PUT', '/identity/a?partNumber=..%2Fa&uploadId=c0ffee'],
  ])('refuses a key what is not its own, and what no service needs: %s %s', (method, url) => {
    expect(ask(method, url)).toBe(403);
  });

  it.each([
    '/identity/../network-chat/a',
    '/identity/%2e%2e/network-chat/a',
    '/identity/..%2fnetwork-chat%2fa',
    '/identity/a/../../network-chat/b',
    '/identity/a//b',
    '/identity/a%00b',
    '/identity/a%5c..%5cb',
    '/identity/%E0%A4%A',
    '/identity/a._S3rver_metadata.json',
    '/identity/._S3rver_uploads/c0ffee/key',
  ])('takes no key that leaves the folder of its bucket: %s', (url) => {
    for (const method of ['GET', 'PUT', 'DELETE']) expect(ask(method, url)).toBe(400);
  });

  it.each([
    ['/identity/a', undefined],
    ['identity/a%20b', undefined],
    ['/network-chat/a', 403],
    ['network-chat/a', 403],
    ['/identity/../network-chat/a', 400],
    ['identity/%2e%2e/network-chat/a', 400],
    ['', 403],
  ])('copies from no other bucket: %s', (source, status) => {
    expect(ask('PUT', '/identity/b', { 'x-amz-copy-source': source })).toBe(status);
  });
});
