import { describe, expect, it } from 'vitest';
import { AppError, conflict, isPassing, translateDatabaseError, unavailable } from './errors.ts';

const refusedWith = (code: string, message = 'detail') =>
  new Error('query failed', {
    cause: Object.assign(new Error(message), { name: 'PostgresError', code }),
  });

describe('what the database refuses', () => {
  it.each([
    ['23503', 409, 'Cannot complete this action due to related data', '[ERR-01]'],
    ['23505', 409, 'This entry already exists', '[ERR-02]'],
    ['23514', 422, 'The provided data does not meet requirements', '[ERR-03]'],
    ['42501', 403, 'You do not have permission to perform this action', '[ERR-04]'],
  ])('says of %s with status %i: %s %s', (code, status, message) => {
    expect(translateDatabaseError(refusedWith(code))).toMatchObject({
      statusCode: status,
      message,
    });
  });

  it.each([
    ['22021', 'invalid byte sequence for encoding "UTF8": 0x00'],
    ['22P05', 'unsupported Unicode escape sequence'],
    ['22P02', 'invalid input syntax for type json'],
  ])('takes text that it cannot hold for bad input: %s', (code, message) => {
    expect(translateDatabaseError(refusedWith(code, message))).toMatchObject({ statusCode: 400 });
  });

  it.each([
    'CONNECTION_CLOSED',
    'CONNECTION_ENDED',
    'CONNECT_TIMEOUT',
    'ECONNREFUSED',
    'ECONNRESET',
  ])('says that it is unavailable where the database does not answer: %s', (code) => {
    const lost = Object.assign(new Error(`write ${code}`), { code });
    for (const error of [lost, new Error('query failed', { cause: lost })])
      expect(translateDatabaseError(error)).toMatchObject({
        statusCode: 503,
        retryAfterSeconds: 1,
      });
  });

  it.each(['40001', '40P01', '55P03', '57014', '53300'])(
    'says when to try again after Postgres gave up: %s',
    (code) => {
      expect(translateDatabaseError(refusedWith(code))).toMatchObject({
        code: 'unavailable',
        statusCode: 503,
        retryAfterSeconds: 1,
      });
    },
  );

  it('says that there is no room where the disk is full, and that it may pass', () => {
    const full = refusedWith('53100', 'could not extend file: No space left on device');
    expect(translateDatabaseError(full)).toMatchObject({ code: 'storage_full', statusCode: 503 });
    expect(isPassing(full)).toBe(true);
  });

  it.each(['57P01', '57P02', '57P03', '08006'])(
    'says so too while it ends or starts: %s',
    (code) => {
      expect(translateDatabaseError(refusedWith(code))).toMatchObject({ statusCode: 503 });
    },
  );

  it('leaves a refusal as it was, whatever did not answer', () => {
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const refusal = Object.assign(unavailable('store_unavailable'), { cause: gone });
    expect(translateDatabaseError(refusal)).toBe(refusal);
  });

  it('takes any other malformed value for a bug', () => {
    const bug = refusedWith('22P02', 'invalid input syntax for type uuid: "x"');
    expect(translateDatabaseError(bug)).toBe(bug);
  });

  it('leaves what it does not know as it was', () => {
    const bug = refusedWith('42P01');
    expect(translateDatabaseError(bug)).toBe(bug);
  });
});

it('takes the text of a refusal from the catalogue', () => {
  const refusal = conflict('job_not_open');
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal.message).toBe('This job no longer takes proposals.');
});
