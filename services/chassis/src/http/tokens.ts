import { createPublicKey, type JsonWebKey } from 'node:crypto';
import jwt, { type Secret } from '@fastify/jwt';
import {
  accountTypes,
  roles,
  userTypes,
} from '@sidework/contracts/identity/profiles/account-types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError, unauthenticated, unavailable } from '../errors.ts';
import type { Actor } from './actor.ts';

const KeySet = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), alg: z.literal('ES256') })),
});

const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  /** Only a token of a person's application has it, and such a token opens nothing but identity's own userinfo. */
  client_id: z.never().optional(),
  aal: z.enum(['aal1', 'aal2']),
  next_aal: z.literal('aal2').optional(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  iat: z.number(),
  exp: z.number(),
  app_metadata: z.object({
    user_type: z.enum(userTypes),
    account_type: z.enum(accountTypes),
    roles: z.array(z.enum(roles)),
  }),
});

/** The caller of a token, and the end of its validity. */
export interface Bearer {
  actor: Actor;
  expiresAt: Date;
}

export interface TokenOptions {
  /** Gives identity's published key set, as `/.well-known/jwks.json` holds it. */
  publishedKeys: () => Promise<unknown>;
  issuer: string;
}

const keyLifetime = 10 * 60_000;
const refetchAtMost = 30_000;

/**
 * Whether the signature is spelled as it was made: base64 leaves bits of the last letter unused, and its readers pass over
 * foreign letters, so that one signature has many spellings.
 */
export function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

/** Asks identity for its keys over HTTP, and another instance of it where one does not answer. */
export function keysAt(urls: string[]): () => Promise<unknown> {
  return () =>
    urls.reduce<Promise<unknown>>(
      (asked, url) => asked.catch(() => ask(url)),
      Promise.reject(new Error('identity has no address')),
    );
}

async function ask(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`identity answered ${response.status} for its keys`);
  return response.json();
}

/** The published keys by `kid`, as PEM; an unknown `kid` asks again, at most once in 30 s. */
export function keyFinder(publishedKeys: () => Promise<unknown>) {
  let keys = new Map<string, string>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask() {
    askedAt = Date.now();
    const set = KeySet.parse(await publishedKeys());
    keys = new Map(
      set.keys.map((jwk) => [
        jwk.kid,
        createPublicKey({ format: 'jwk', key: jwk as JsonWebKey })
          .export({ type: 'spki', format: 'pem' })
          .toString(),
      ]),
    );
  }

  function askAgain(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return async (kid: string): Promise<string> => {
    const age = Date.now() - askedAt;
    if (keys.has(kid)) {
      // A known key stays valid while identity does not answer, and the request does not wait for the next fetch.
      if (age > keyLifetime) askAgain().catch(() => undefined);
    } else if (asking || keys.size === 0 || age > refetchAtMost) {
      await askAgain().catch((cause) => {
        if (keys.size === 0) throw Object.assign(unavailable('unavailable'), { cause });
      });
    }
    const key = keys.get(kid);
    if (!key) throw unauthenticated('session_expired');
    return key;
  };
}

/**
 * Gives a function from a request with a bearer token to its bearer. Each token is verified once and remembered until it
 * expires; anything wrong with it (signature, algorithm, issuer, audience, time, claims) is one refusal, `session_expired`.
 */
export async function tokenVerifier(app: FastifyInstance, { publishedKeys, issuer }: TokenOptions) {
  const keyOf = keyFinder(publishedKeys);
  // The plugin calls it with the request before the token, which its type does not say.
  const keyFetcher = ((_request: FastifyRequest, token: { header?: { kid?: string } }) =>
    keyOf(token.header?.kid ?? '')) as unknown as Secret;
  await app.register(jwt, {
    decode: { complete: true },
    secret: keyFetcher,
    verify: {
      algorithms: ['ES256'],
      allowedIss: issuer,
      allowedAud: 'authenticated',
      clockTolerance: 5_000,
      requiredClaims: ['iss', 'aud', 'sub', 'exp', 'iat', 'session_id', 'aal', 'amr', 'role'],
    },
  });
  const remembered = new LRUCache<string, Bearer>({ max: 10_000 });

  async function verified(request: FastifyRequest) {
    try {
      const claims = Claims.parse(await request.jwtVerify());
      if (isCanonical(request.headers.authorization ?? '')) return claims;
      throw unauthenticated('session_expired');
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw unauthenticated('session_expired');
    }
  }

  return async (request: FastifyRequest): Promise<Bearer> => {
    const token = request.headers.authorization ?? '';
    const known = remembered.get(token);
    if (known && known.expiresAt.getTime() > Date.now()) return known;
    const claims = await verified(request);
    const actor: Actor = {
      id: claims.sub,
      sessionId: claims.session_id,
      role: claims.role,
      aal: claims.aal,
      ...(claims.next_aal && { nextAal: claims.next_aal }),
      ...(claims.amr.length > 0 && {
        provenAt: Math.min(...claims.amr.map(({ timestamp }) => timestamp * 1000)),
      }),
      userType: claims.app_metadata.user_type,
      accountType: claims.app_metadata.account_type,
      roles: claims.app_metadata.roles,
    };
    const bearer = { actor, expiresAt: new Date(claims.exp * 1000) };
    remembered.set(token, bearer);
    return bearer;
  };
}

/** A request as if it had come with `token`: a socket's token arrives after its request. */
export const bearing = (request: FastifyRequest, token: string): FastifyRequest =>
  Object.create(request, { headers: { value: { authorization: `Bearer ${token}` } } });
