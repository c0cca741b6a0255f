import type { App } from '@sidework/chassis/http/server';
import { sessionEnded } from '@sidework/chassis/people/revoked-sessions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnyError, toRefusal } from './translate.ts';

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

function answer(error: AnyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error, sessionEnded);
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
