import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type { RelyingParty } from './relying-party.ts';

/** The kept fields of a credential; `publicKey` is COSE in base64url. */
export interface Credential {
  id: string;
  publicKey: string;
  signatureCount: number;
  transports: string[];
}

export interface NewCredential extends Credential {
  aaguid: string;
  isBackedUp: boolean;
}

/** `discoverable` credentials are found without a name being typed, and prove by themselves who uses them. */
export type Demand = 'discoverable' | 'second';

/** Minutes that a person has to touch the key. */
export const ceremonyMinutes = 5;
const timeout = ceremonyMinutes * 60_000;

// Left out, the library would also offer what this Node can only do experimentally.
const supportedAlgorithmIDs = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];

type Known = Pick<Credential, 'id' | 'transports'>;

interface Holder {
  /** Comes back in every answer of a discoverable credential. */
  handle: string;
  name: string;
}

export async function creationOptions(
  rp: RelyingParty,
  holder: Holder,
  known: Known[],
  demand: Demand,
) {
  return generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userID: new TextEncoder().encode(holder.handle),
    userName: holder.name,
    userDisplayName: holder.name,
    excludeCredentials: known,
    attestationType: 'none',
    authenticatorSelection:
      demand === 'discoverable'
        ? { residentKey: 'required', userVerification: 'required' }
        : { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs,
    timeout,
  });
}

/** With none named, the person chooses among the discoverable ones. */
export function requestOptions(rp: RelyingParty, allowed: Known[], demand: Demand) {
  return generateAuthenticationOptions({
    rpID: rp.id,
    ...(demand === 'second' && { allowCredentials: allowed }),
    userVerification: demand === 'discoverable' ? 'required' : 'preferred',
    timeout,
  });
}

const text = z.string().min(1).max(16_384);
const envelope = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).catch({}),
};
const Created = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10).catch([]),
  }),
});
const Asserted = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});
export type Assertion = z.infer<typeof Asserted>;

export const readAssertion = (given: unknown): Assertion | undefined =>
  Asserted.safeParse(given).data;

/**
 * No attestation is asked for, and browsers send none but a key's own. One with certificates would have the library
 * fetch the revocation lists that they name, from wherever that is.
 */
export function hasNoCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'));
}

interface Asked {
  rp: RelyingParty;
  challenge: string;
  demand: Demand;
}

/** The credential that an authenticator made, or nothing where the answer does not hold. */
export async function verifyCreation(
  { rp, challenge, demand }: Asked,
  given: unknown,
): Promise<NewCredential | undefined> {
  const { data: response } = Created.safeParse(given);
  if (!response) return undefined;
  try {
    if (!hasNoCertificates(response.response.attestationObject)) return undefined;
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: rp.origins,
      expectedRPID: rp.id,
      requireUserVerification: demand === 'discoverable',
      supportedAlgorithmIDs,
    });
    return (
      made && {
        id: made.credential.id,
        publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
        signatureCount: made.credential.counter,
        transports: response.response.transports,
        aaguid: made.aaguid,
        isBackedUp: made.credentialBackedUp,
      }
    );
  } catch {
    // The library throws at whatever it cannot read or does not believe.
    return undefined;
  }
}

/** Verifies an assertion and gives its counters; undefined if the answer is not valid. */
export async function verifyAssertion(
  { rp, challenge, demand }: Asked,
  response: Assertion,
  credential: Credential,
): Promise<Pick<NewCredential, 'signatureCount' | 'isBackedUp'> | undefined> {
  try {
    const { verified, authenticationInfo: used } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: rp.origins,
      expectedRPID: rp.id,
      requireUserVerification: demand === 'discoverable',
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(Buffer.from(credential.publicKey, 'base64url')),
        counter: credential.signatureCount,
      },
    });
    return verified
      ? { signatureCount: used.newCounter, isBackedUp: used.credentialBackedUp }
      : undefined;
  } catch {
    // Thrown also where the counter has not gone on, which a copy of the key gives away.
    return undefined;
  }
}
