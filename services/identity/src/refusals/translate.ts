import { AppError, translateDatabaseError } from '@sidework/chassis/errors';
import type { FastifyError } from 'fastify';
import { AuthRefusal, refused } from './refusal.ts';

export type AnyError = FastifyError | AppError | AuthRefusal;

/** Gives any error as a refusal of GoTrue; `sessionEnded` is the cause by which an ended session is known. */
export function toRefusal(error: AnyError, sessionEnded: string): AuthRefusal {
  if (error instanceof AuthRefusal) return error;
  const known = translateDatabaseError(error);
  if (known instanceof AppError) return fromApp(known, sessionEnded);
  const status = error.statusCode ?? 500;
  if (status === 429) return refused('over_request_rate_limit');
  if (status >= 400 && status < 500) return refused('bad_json');
  return refused('unexpected_failure');
}

function fromApp(error: AppError, sessionEnded: string): AuthRefusal {
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
