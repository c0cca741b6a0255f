import { problems } from '@sidework/contracts/problems';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { messageOf } from './messages.ts';

describe('the text of a failed call of /api', () => {
  it.each([
    ['[ERR-01]', 'related_data', 'Cannot complete this action due to related data'],
    ['[ERR-02]', 'already_exists', 'This entry already exists'],
    ['[ERR-03]', 'requirements_not_met', 'The provided data does not meet requirements'],
    ['[ERR-04]', 'permission_denied', 'You do not have permission to perform this action'],
    ['[ERR-04]', 'access_denied', 'Access denied'],
  ])('%s: of %s is the server’s own: "%s" [ERR-19]', (_line, code, message) => {
    expect(messageOf(new ApiError({ status: 409, code, message }))).toBe(message);
  });

  it.each([
    [
      'too_many_jobs',
      170,
      'You have posted many jobs in a short time. Please try again in 3 minutes.',
    ],
    [
      'too_many_proposals',
      90,
      'You have sent many proposals in a short time. Please try again in 2 minutes.',
    ],
    [
      'too_many_changes',
      1,
      'You have changed this many times in a short time. Please try again in 1 second.',
    ],
    [
      'too_many_changes',
      undefined,
      'You have changed this many times in a short time. Please wait a moment and try again.',
    ],
  ] as const)('of %s says when it can be done again: after %s seconds', (code, seconds, text) => {
    const wait = seconds && { retryAfterSeconds: seconds };
    const error = new ApiError({ status: 429, code, message: problems[code], ...wait });
    expect(messageOf(error)).toBe(text);
  });

  it('says that the network failed when nothing answered [ERR-10]', () => {
    expect(messageOf(new TypeError('Failed to fetch'))).toBe(
      'Network error. Please check your connection',
    );
  });

  it.each([[new Error('boom')], [new TypeError('x is not a function')], ['boom'], [{}]])(
    'is the general one for anything else: %j [ERR-11, ERR-22]',
    (error) => {
      expect(messageOf(error)).toBe('An error occurred. Please try again');
    },
  );

  it.each([[undefined], [null]])('is that of the unexpected for %j [ERR-12]', (error) => {
    expect(messageOf(error)).toBe('An unexpected error occurred');
  });
});
