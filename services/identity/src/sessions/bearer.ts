import { unauthenticated } from '@sidework/chassis/errors';
import { type Actor, isProgram } from '@sidework/chassis/http/actor';
import { type Bearer, isCanonical } from '@sidework/chassis/http/tokens';
import {
  accountTypes,
  roles,
  userTypes,
} from '@sidework/contracts/identity/profiles/account-types';
import type { FastifyRequest } from 'fastify';
import { decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Signer } from '../signing-keys/signer.ts';
import { noId } from '../uuid.ts';
import { requireOwn } from './refuse-applications.ts';

const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.string().min(1),
  aal: z.enum(['aal1', 'aal2']),
  next_aal: z.literal('aal2').optional(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  exp: z.number(),
  iat: z.number(),
  client_id: z.string().optional(),
  app_metadata: z.object({
    user_type: z.enum(userTypes),
    account_type: z.enum(accountTypes),
    roles: z.array(z.enum(roles)),
  }),
});

/** A token of a program that acts in an administrator's place, as the command `service-token` makes it. */
const ProgramClaims = z.object({
  role: z.literal('service_role'),
  scope: z.string().refine((scope) => scope.split(' ').includes('identity.admin')),
  exp: z.number(),
});

export const administration = 'sidework-administration';

type Settings = Pick<
  Config,
  'JWT_ISSUER' | 'GOTRUE_JWT_AUD' | 'GOTRUE_JWT_ADMIN_ROLES' | 'TRUST_EXTERNAL_TOKENS'
>;

const leeway = 5;

/** Gives a function from a request to its bearer; anything wrong with a token is one refusal. */
export function bearerReader(signer: Signer, config: Settings) {
  return async (request: FastifyRequest): Promise<Bearer> => {
    const [, token] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!token) throw unauthenticated('unauthenticated');
    try {
      if (!isCanonical(token)) throw new Error('the token is spelled in another way');
      return requireOwn(readBearer(await verified(token, signer), config), request);
    } catch (cause) {
      throw Object.assign(unauthenticated('session_expired'), { cause });
    }
  };
}

/** Only the signature and the times are looked at here; the algorithm is the key's, never the token's. */
async function verified(token: string, signer: Signer): Promise<JWTPayload> {
  const found = await signer.keyFor(decodeProtectedHeader(token));
  if (!found) throw new Error('the token names no key of ours');
  const { payload } = await jwtVerify(token, found.key, {
    algorithms: [found.alg],
    clockTolerance: leeway,
  });
  return payload;
}

function readBearer(payload: JWTPayload, config: Settings): Bearer {
  const role = String(payload.role);
  if (config.TRUST_EXTERNAL_TOKENS && config.GOTRUE_JWT_ADMIN_ROLES.includes(role))
    return { actor: program(role), expiresAt: new Date(8.64e15) };
  if (payload.iss !== config.JWT_ISSUER) throw new Error('the token has another issuer');
  if (payload.aud === administration) {
    const { exp } = ProgramClaims.parse(payload);
    return { actor: program('service_role'), expiresAt: new Date(exp * 1000) };
  }
  if (payload.aud !== config.GOTRUE_JWT_AUD) throw new Error('the token is for somebody else');
  const claims = Claims.parse(payload);
  // A person's session stays a person's, even if an administrator gives them a program's role.
  if (isProgram(claims)) throw new Error('the token gives a person the role of a program');
  const { user_type, account_type, roles: granted } = claims.app_metadata;
  const actor: Actor = {
    id: claims.sub,
    sessionId: claims.session_id,
    role: claims.role,
    aal: claims.aal,
    ...(claims.next_aal && { nextAal: claims.next_aal }),
    userType: user_type,
    accountType: account_type,
    roles: granted,
    ...(claims.client_id && { clientId: claims.client_id }),
  };
  return { actor, expiresAt: new Date(claims.exp * 1000) };
}

const program = (role: string): Actor => ({
  id: noId,
  sessionId: noId,
  role: role === 'supabase_admin' ? 'supabase_admin' : 'service_role',
  aal: 'aal2',
  userType: 'client',
  accountType: 'client',
  roles: [],
});
