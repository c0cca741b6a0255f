import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { authMessageOf } from './auth-messages.ts';

describe('the text of a failed call of /auth/v1 [D-15]', () => {
  it.each([
    ['[ERR-05]', 'invalid_credentials', 'Invalid email or password'],
    ['[ERR-06]', 'email_not_confirmed', 'Please confirm your email address'],
    ['[ERR-07]', 'user_already_exists', 'An account with this email already exists'],
    ['[ERR-07]', 'email_exists', 'An account with this email already exists'],
    ['[ERR-08]', 'bad_jwt', 'Your session has expired. Please sign in again'],
    ['[ERR-08]', 'no_authorization', 'Your session has expired. Please sign in again'],
    ['[ERR-08]', 'session_expired', 'Your session has expired. Please sign in again'],
    ['[ERR-08]', 'refresh_token_not_found', 'Your session has expired. Please sign in again'],
    ['[ERR-08]', 'refresh_token_already_used', 'Your session has expired. Please sign in again'],
    ['[ERR-09, ERR-20]', 'not_admin', 'You do not have permission to perform this action'],
    ['[ERR-09, ERR-20]', 'user_banned', 'You do not have permission to perform this action'],
    ['[ERR-11]', 'unexpected_failure', 'An error occurred. Please try again'],
  ])('%s: of %s is "%s"', (_line, code, text) => {
    const error = new AuthApiError('Whatever the server wrote', 400, code);
    expect(authMessageOf(error)).toBe(text);
  });

  it('is the same for other words of the server, since the code decides [ERR-21, D-15]', () => {
    const error = new AuthApiError('token policy network', 400, 'invalid_credentials');
    expect(authMessageOf(error)).toBe('Invalid email or password');
  });

  it('says that the network failed when nothing answered [ERR-10]', () => {
    expect(authMessageOf(new AuthRetryableFetchError('Failed to fetch', 0))).toBe(
      'Network error. Please check your connection',
    );
  });

  it('says that something failed when the server did [ERR-11]', () => {
    expect(authMessageOf(new AuthRetryableFetchError('Bad gateway', 502))).toBe(
      'An error occurred. Please try again',
    );
  });

  it('gives the reason for which a password is refused [D-12]', () => {
    const error = new AuthWeakPasswordError('This password is among the most common ones.', 422, [
      'pwned',
    ]);
    expect(authMessageOf(error)).toBe('This password is among the most common ones.');
  });
});
