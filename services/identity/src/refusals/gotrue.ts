import { AppError, translateDatabaseError } from '@sidework/chassis/errors';
import type { App } from '@sidework/chassis/http/server';
import { sessionEnded } from '@sidework/chassis/people/revoked-sessions';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AuthRefusal, refused } from './refusal.ts';

const apiVersion = '2024-01-01';

/** Routes that answer as GoTrue does: its shape of a refusal, its version header, and empty bodies taken as `{}`. */
export function gotrueRoutes(app: App, routes: (app: App) => void): void {
  app.register(async (scope) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      (request, text, done) => (text === '' ? done(null, {}) : parse(request, text, done)),
    );
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('x-supabase-api-version', apiVersion);
    });
    scope.setErrorHandler(answer);
    routes(scope as App);
  });
}

function answer(
  error: FastifyError | AppError | AuthRefusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = toRefusal(error);
  if (refusal.code === 'unexpected_failure') request.log.error({ err: error }, 'a request failed');
  const { reasons, retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(refusal.statusCode)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      code: refusal.code,
      error_code: refusal.code,
      message: refusal.message,
      msg: refusal.message,
      request_id: request.id,
      ...(reasons && { weak_password: { reasons } }),
    });
}

function toRefusal(error: FastifyError | AppError | AuthRefusal): AuthRefusal {
  if (error instanceof AuthRefusal) return error;
  const known = translateDatabaseError(error);
  if (known instanceof AppError) return fromApp(known);
  const status = error.statusCode ?? 500;
  if (status === 429) return refused('over_request_rate_limit');
  if (status >= 400 && status < 500) return refused('bad_json');
  return refused('unexpected_failure');
}

function fromApp(error: AppError): AuthRefusal {
  switch (error.kind) {
    case 'unauthenticated':
      if (error.cause === sessionEnded) return refused('session_not_found');
      // A program's token is valid but no person's, so a route for people answers as without a token.
      return refused(error.code === 'unauthenticated' ? 'no_authorization' : 'bad_jwt');
    case 'forbidden':
      return refused('not_admin');
    case 'not-found':
      return refused('validation_failed', error.message, { status: 404 });
    case 'too-many':
      return refused('over_request_rate_limit', undefined, { retryAfterSeconds: 1 });
    case 'unavailable':
      return refused('unavailable');
    default:
      return refused('validation_failed', withField(error));
  }
}

/** GoTrue has no list of fields beside its message, so the message names the first at fault. */
function withField({ message, fields = {} }: AppError): string {
  const [name] = Object.keys(fields);
  return name && !message.includes(name) ? `Invalid ${name}: ${message}` : message;
}
