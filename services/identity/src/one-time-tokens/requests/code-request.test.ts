import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { implicit } from '../../flow-states/challenge.ts';
import { refuseChallenge, requireNew, requireOneWay } from '../../sign-up/registration.ts';
import { readCodeRequest, readMagicLink } from './code-request.ts';

const failed = (why: string) => `validation_failed: ${why}`;
const email = 'ada@example.com';
const phone = '4915550000001';

describe('where a code goes', () => {
  it.each([
    ['an address', { email }, { email, challenge: implicit, mayCreate: true, data: undefined }],
    [
      'a number',
      { phone, channel: 'sms' },
      { phone, channel: 'sms', mayCreate: true, data: undefined },
    ],
    [
      'somebody known alone',
      { phone, create_user: false },
      { phone, mayCreate: false, data: undefined },
    ],
  ])('to %s', (_what, given, wanted) => {
    expect(readCodeRequest(given)).toEqual(wanted);
  });

  it.each([
    ['both', { email, phone }, failed('Only an email address or phone number should be provided')],
    [
      'a mail by a channel',
      { email, channel: 'sms' },
      failed('Channel should only be specified with Phone OTP'),
    ],
    [
      'half a challenge, before it is asked where to',
      { code_challenge: 'x' },
      failed('PKCE flow requires code_challenge_method and code_challenge'),
    ],
    ['nowhere', {}, failed('One of email or phone must be set')],
  ])('refuses %s', (_what, given, refusal) => {
    expect(refusalOf(() => readCodeRequest(given))).toBe(refusal);
  });

  it('mails a magic link, whatever else is given', () => {
    expect(readMagicLink({ email, phone, channel: 'sms' })).toMatchObject({ email });
    expect(refusalOf(() => readMagicLink({ phone }))).toBe(failed('Magic link requires an email'));
  });
});

it('takes one way of signing up, without a challenge by phone, and nobody twice', () => {
  expect(refusalOf(() => requireOneWay({ email, phone }))).toBe(
    failed('Only an email address or phone number should be provided on signup.'),
  );
  expect(refusalOf(() => requireOneWay({ email }))).toBeUndefined();
  expect(refusalOf(() => refuseChallenge('x'))).toBe(
    failed('PKCE not supported for phone signups'),
  );
  expect(refusalOf(() => refuseChallenge(undefined))).toBeUndefined();
  expect(refusalOf(() => requireNew(false))).toBe('user_already_exists');
  expect(refusalOf(() => requireNew(true))).toBeUndefined();
});
