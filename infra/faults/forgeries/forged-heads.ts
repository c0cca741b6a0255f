import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import type { Booty, Forgery } from './forgery.ts';
import { decode, encode, type Fields } from './signing.ts';

const jwksAt = ['https://example.com/jwks.json', 'http://127.0.0.1/', 'file:///etc/passwd', '//x'];
const paths = [
  '../../../dev/null',
  '/dev/null',
  '/etc/passwd',
  "x' or 'a'='a",
  '__proto__',
  'constructor',
];
const noKids = [
  undefined,
  null,
  '',
  0,
  1,
  true,
  [],
  {},
  'x',
  'a'.repeat(500),
  'https://example.com/key',
];

/** Tokens whose header says how they want to be verified. */
export function headForgeries({ sound, key, otherKid }: Booty): Record<string, Forgery> {
  const [head, body = '', signature = ''] = sound.split('.');
  const header = decode(head);
  const claims = decode(body);
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const edwards = generateKeyPairSync('ed25519');

  const put = (fields: Fields, last: string) => ({
    token: `${encode({ ...header, ...fields })}.${body}.${last}`,
  });
  /** Signed by a key of the forger's. */
  const signedBy = (privateKey: KeyObject, fields: Fields, digest: string | null = 'sha256') => {
    const signed = `${encode({ ...header, ...fields })}.${body}`;
    const made = sign(digest, Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return { token: `${signed}.${made.toString('base64url')}` };
  };
  const published = createPublicKey({ key: key.publicKey, format: 'jwk' });
  /** The public key in every form that a verifier might take for a shared secret. */
  const secrets: (string | Buffer)[] = [
    published.export({ type: 'spki', format: 'pem' }),
    published.export({ type: 'spki', format: 'pem' }).toString().trim(),
    published.export({ type: 'spki', format: 'der' }),
    JSON.stringify(key.publicKey),
    String(key.publicKey.x),
    key.kid,
    '',
    'secret',
  ];
  const macOf = (digest: string, secret: string | Buffer, fields: Fields) => {
    const signed = `${encode({ ...header, ...fields })}.${body}`;
    return { token: `${signed}.${createHmac(digest, secret).update(signed).digest('base64url')}` };
  };
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' };

  return {
    'no algorithm': (chance) =>
      put(
        { alg: chance.pick(['none', 'None', 'NONE', 'nOnE', '', null, undefined]) },
        chance.pick(['', signature]),
      ),
    'the public key as a secret': (chance) => {
      const bits = chance.pick([256, 384, 512]);
      return macOf(`sha${bits}`, chance.pick(secrets), {
        alg: `HS${bits}`,
        kid: chance.pick([key.kid, undefined]),
      });
    },
    'another algorithm in name': (chance) =>
      put(
        {
          alg: chance.pick([
            'RS256',
            'PS256',
            'ES384',
            'ES512',
            'EdDSA',
            'HS256',
            'ES256K',
            'es256',
            'X',
          ]),
        },
        signature,
      ),
    'an RSA key': () => signedBy(rsa.privateKey, { alg: 'RS256' }),
    'an Edwards key': () => signedBy(edwards.privateKey, { alg: 'EdDSA' }, null),
    'a foreign key': () => signedBy(own.privateKey, {}),
    'a foreign key, unknown': (chance) =>
      signedBy(own.privateKey, { kid: chance.pick([...noKids, ...paths]) }),
    'no key named, or none of ours': (chance) => ({
      token: key.sign({ ...header, kid: chance.pick([...noKids, ...paths]) }, claims),
    }),
    'our other key named': () => ({ token: key.sign({ ...header, kid: otherKid }, claims) }),
    'a key brought along': (chance) =>
      signedBy(own.privateKey, { jwk, kid: chance.pick([key.kid, 'own', undefined]) }),
    'a place of keys brought along': (chance) =>
      signedBy(own.privateKey, {
        [chance.pick(['jku', 'x5u'])]: chance.pick(jwksAt),
        kid: chance.pick([key.kid, 'own']),
      }),
    'a certificate brought along': (chance) =>
      signedBy(own.privateKey, { x5c: [chance.pick(['', 'MIIB', 'x'.repeat(100)])], x5t: 'x' }),
    'critical extensions': (chance) =>
      put({ crit: chance.pick([['exp'], ['b64'], [], 'exp', null, ['x']]), b64: false }, signature),
    'headers that are no headers': (chance) => ({
      token: `${chance.pick([encode([]), encode(null), encode('x'), encode(1), '', '!', 'e30', Buffer.from('{').toString('base64url')])}.${body}.${signature}`,
    }),
    'a signature of nothing': (chance) =>
      put(
        {},
        chance
          .pick([
            Buffer.alloc(64),
            Buffer.alloc(64, 255),
            Buffer.alloc(1),
            Buffer.alloc(128),
            Buffer.alloc(0),
          ])
          .toString('base64url'),
      ),
  };
}
