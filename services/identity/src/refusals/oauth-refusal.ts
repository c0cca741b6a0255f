import type { App } from '@sidework/chassis/http/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AuthRefusal } from './refusal.ts';

/** RFC 6749, 5.2. */
type OauthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'access_denied';

/** A refusal of the token endpoint, whose shape the specification of OAuth gives. */
export class OauthRefusal extends Error {
  override name = 'OauthRefusal';
  readonly error: OauthError;

  constructor(error: OauthError, description: string) {
    super(description);
    this.error = error;
  }
}

/** Routes that refuse as OAuth has it; what is none of its errors is answered as everywhere else. */
export function refusingAsOauth(app: App): void {
  app.setErrorHandler((error: FastifyError | OauthRefusal | AuthRefusal, request, reply) => {
    const refusal = error instanceof OauthRefusal ? error : toOauth(error);
    if (!refusal) throw error;
    return answer(refusal, request, reply);
  });
}

function toOauth(error: unknown): OauthRefusal | undefined {
  if (!(error instanceof AuthRefusal)) return undefined;
  switch (error.code) {
    case 'user_banned':
      return new OauthRefusal('access_denied', 'User is banned');
    case 'refresh_token_not_found':
    case 'refresh_token_already_used':
    case 'session_expired':
    case 'session_not_found':
      return new OauthRefusal('invalid_grant', error.message);
    default:
      return undefined;
  }
}

function answer({ error, message }: OauthRefusal, request: FastifyRequest, reply: FastifyReply) {
  const isUnknown = error === 'invalid_client';
  if (isUnknown && request.headers.authorization) reply.header('www-authenticate', 'Basic');
  return reply
    .code(isUnknown ? 401 : 400)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error, error_description: message });
}
