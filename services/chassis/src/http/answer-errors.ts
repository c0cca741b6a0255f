import { Problem, platformProblems } from '@sidework/contracts/kernel/problems';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, invalid, notFound, translateDatabaseError } from '../errors.ts';
import { serializerFor } from './serializer.ts';

/**
 * Answers a refusal with its code and text. Any other error is a fault of ours, so it is logged and its text is not
 * sent.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = translateDatabaseError(error);
  if (known instanceof AppError) return answer(request, reply, known);
  const refused = fromFastify(error);
  if (refused) return answer(request, reply, refused);
  request.log.error({ err: error }, 'a request failed');
  return answer(request, reply, undefined);
}

/** Answers a call of an unknown address. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
  return answer(request, reply, notFound('not_found'));
}

export const unreadable = 'The request could not be read.';

/** Translates Fastify's own refusals into the platform's codes. */
function fromFastify(error: FastifyError): AppError | undefined {
  // A part of the path that is longer than any id is no more than an unknown one.
  if (error.statusCode === 414) return notFound('not_found');
  if (error.statusCode === 413)
    return new AppError('too-large', 'too_large', platformProblems.too_large);
  if (error.statusCode === 429)
    return new AppError('too-many', 'too_many_requests', platformProblems.too_many_requests);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return invalid('invalid_input', unreadable);
  return undefined;
}

const writeProblem = serializerFor(Problem);

function answer(request: FastifyRequest, reply: FastifyReply, refusal: AppError | undefined) {
  const body = {
    code: refusal?.code ?? 'internal_error',
    message: refusal?.message ?? platformProblems.internal_error,
    requestId: request.id,
    ...(refusal?.fields && { fields: refusal.fields }),
  };
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .code(refusal?.statusCode ?? 500)
    .type('application/json; charset=utf-8')
    .serializer((payload: typeof body) => writeProblem(payload))
    .send(body);
}
