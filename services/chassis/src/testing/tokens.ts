import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { Actor } from '../http/actor.ts';

/** A service under test takes this issuer for identity. */
export const issuer = 'http://localhost:8080/auth/v1';
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const kid = 'test-key';

/** The key set that tokens of `tokenFor` are signed with, as identity would publish it. */
export const keySet = {
  keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }],
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token as identity issues it, for `actor`; `claims` change or (undefined) leave out what they name. */
export function tokenFor(actor: Actor, claims: Record<string, unknown> = {}): string {
  const now = Date.now();
  const issuedAt = Math.floor(now / 1000);
  const head = { alg: 'ES256', typ: 'JWT', kid };
  const body = {
    iss: issuer,
    aud: 'authenticated',
    sub: actor.id,
    iat: issuedAt,
    exp: issuedAt + 900,
    session_id: actor.sessionId,
    role: actor.role,
    aal: actor.aal,
    amr: [{ method: 'password', timestamp: Math.floor((actor.provenAt ?? now) / 1000) }],
    app_metadata: {
      user_type: actor.userType,
      account_type: actor.accountType,
      roles: actor.roles,
    },
    ...claims,
  };
  const signed = `${encode(head)}.${encode(body)}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: keys.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${signed}.${signature.toString('base64url')}`;
}

/** An actor with everything filled in: an adult professional, unless told otherwise. */
export function anActor(given: Partial<Actor> = {}): Actor {
  return {
    id: randomUUID(),
    sessionId: randomUUID(),
    role: 'authenticated',
    aal: 'aal1',
    userType: 'professional',
    accountType: 'gig_worker',
    roles: ['professional'],
    ...given,
  };
}
