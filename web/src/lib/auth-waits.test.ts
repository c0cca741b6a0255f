import { AuthApiError } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { authMessageOf } from './auth-messages.ts';
import { noteWait, waitText } from './auth-waits.ts';

const refusal = (retryAfter?: string) =>
  new Response(null, {
    status: 429,
    ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
  });

describe('how long to wait', () => {
  it.each([
    ['1', 'Please try again in 1 second.'],
    ['60', 'Please try again in 60 seconds.'],
    ['61', 'Please try again in 2 minutes.'],
    ['840', 'Please try again in 14 minutes.'],
    ['3601', 'Please try again in 2 hours.'],
    [undefined, 'Please wait a moment and try again.'],
    ['Sat, 21 Nov 2026 19:00:00 GMT', 'Please wait a moment and try again.'],
  ])('after Retry-After %s is said as "%s"', (retryAfter, text) => {
    noteWait(refusal('5'));
    noteWait(refusal(retryAfter));
    expect(waitText()).toBe(text);
  });

  it('is not changed by other answers', () => {
    noteWait(refusal('5'));
    noteWait(new Response(null, { status: 200 }));
    expect(waitText()).toBe('Please try again in 5 seconds.');
  });

  it.each([
    ['over_request_rate_limit', 'Too many attempts.'],
    ['over_email_send_rate_limit', 'Too many emails asked for.'],
    ['over_sms_send_rate_limit', 'Too many codes asked for.'],
    ['mfa_recovery_codes_locked', 'Too many wrong recovery codes.'],
    ['rate_limited', 'Too many attempts.'],
  ])('stands in the text of %s', (code, begin) => {
    noteWait(refusal('30'));
    const text = authMessageOf(new AuthApiError('Slow down', 429, code));
    expect(text).toBe(`${begin} Please try again in 30 seconds.`);
  });
});
