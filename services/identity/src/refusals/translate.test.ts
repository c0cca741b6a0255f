import {
  forbidden,
  invalid,
  notFound,
  tooManyFor,
  unauthenticated,
} from '@sidework/chassis/errors';
import { expect, it } from 'vitest';
import { refused } from './refusal.ts';
import { type AnyError, toRefusal } from './translate.ts';

const http = (statusCode: number) =>
  Object.assign(new Error('http'), { statusCode }) as unknown as AnyError;
const withCause = (cause: string) => Object.assign(unauthenticated('session_expired'), { cause });

it.each<[string, AnyError, number, string]>([
  ['a refusal of its own', refused('weak_password'), 422, 'weak_password'],
  ['no token', unauthenticated('unauthenticated'), 401, 'no_authorization'],
  ['a bad token', unauthenticated('session_expired'), 403, 'bad_jwt'],
  ['an ended session', withCause('ended'), 403, 'session_not_found'],
  ['another cause', withCause('another'), 403, 'bad_jwt'],
  ['a missing right', forbidden('permission_denied'), 403, 'not_admin'],
  ['a missing row', notFound('not_found'), 404, 'validation_failed'],
  ['bad input', invalid('invalid_input'), 400, 'validation_failed'],
  ['too many requests', tooManyFor(60, 'too_many_requests'), 429, 'over_request_rate_limit'],
  ['too many requests by the server', http(429), 429, 'over_request_rate_limit'],
  ['a body that is no JSON', http(400), 400, 'bad_json'],
  ['anything else', http(500), 500, 'unexpected_failure'],
])('answers %s as GoTrue does', (_what, error, status, code) => {
  expect(toRefusal(error, 'ended')).toMatchObject({ statusCode: status, code });
});
