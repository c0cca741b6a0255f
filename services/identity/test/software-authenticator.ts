import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Unsigned and negative whole numbers, bytes, texts and maps: all that an attestation is made of. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.of((major << 5) | size);
  if (size < 256) return Buffer.of((major << 5) | 24, size);
  return Buffer.of((major << 5) | 25, size >> 8, size & 255);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([cborHead(5, value.size), ...pairs]);
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

const userPresent = 0x01;
const userVerified = 0x04;
const credentialIncluded = 0x40;

/** As a server sends it, or as the client library has made it ready for a browser. */
type Bytes = string | ArrayBufferLike;
const toText = (bytes: Bytes) =>
  typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('base64url');

export interface Ways {
  rpId?: string;
  origin?: string;
  aaguid?: string;
  /** Whether it asks for a finger or a PIN. */
  verifiesUser?: boolean;
  /** The format of the attestation statement. */
  format?: string;
  statement?: Map<string, Cbor>;
}

/** A security key with one credential, in software: ES256, without attestation. */
export function softwareAuthenticator({
  rpId = 'localhost',
  origin = 'http://localhost:8080',
  aaguid = '00000000-0000-0000-0000-000000000000',
  verifiesUser = true,
  format = 'none',
  statement = new Map(),
}: Ways = {}) {
  const credentialId = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let uses = 0;
  let holder = '';

  const said = (type: string, challenge: Bytes) =>
    Buffer.from(JSON.stringify({ type, challenge: toText(challenge), origin, crossOrigin: false }));

  function authenticatorData(flags: number, extra = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    const shown = flags | userPresent | (verifiesUser ? userVerified : 0);
    return Buffer.concat([sha256(rpId), Buffer.of(shown), count, extra]);
  }

  const answer = <R extends object>(response: R) => ({
    id: credentialId.toString('base64url'),
    rawId: credentialId.toString('base64url'),
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
    authenticatorAttachment: 'cross-platform' as const,
  });

  return {
    id: credentialId.toString('base64url'),
    /** Turns the counter back, as a copy made earlier would have it. */
    forgetUses(count = 0) {
      uses = count;
    },
    /** Gives the JSON of `navigator.credentials.create`. */
    create({ challenge, user }: { challenge: Bytes; user: { id: Bytes } }) {
      holder = toText(user.id);
      const credential = Buffer.concat([
        Buffer.from(aaguid.replaceAll('-', ''), 'hex'),
        Buffer.of(0, credentialId.length),
        credentialId,
        coseKey,
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authenticatorData(credentialIncluded, credential)],
      ]);
      return answer({
        clientDataJSON: said('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Gives the JSON of `navigator.credentials.get`. */
    get({ challenge }: { challenge: Bytes }) {
      uses += 1;
      const data = authenticatorData(0);
      const clientData = said('webauthn.get', challenge);
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey).toString(
          'base64url',
        ),
        userHandle: holder,
      });
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
