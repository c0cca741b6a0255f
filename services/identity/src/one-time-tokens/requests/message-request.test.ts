import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { someday, userRow } from '../../../test/rows.ts';
import type { Config } from '../../config.ts';
import { implicit } from '../../flow-states/challenge.ts';
import { requireOpened } from '../verification/answers.ts';
import { readFollowed } from '../verification/verification.ts';
import { reachOf, readRecovery, readResending } from './message-request.ts';

const failed = (why: string) => `validation_failed: ${why}`;
const config = (given: Partial<Config> = {}) =>
  ({
    GOTRUE_EXTERNAL_EMAIL_ENABLED: true,
    GOTRUE_EXTERNAL_PHONE_ENABLED: true,
    ...given,
  }) as Config;
const email = 'ada@example.com';
const phone = '4915550000001';

describe('where a user is reached', () => {
  const nowhere = failed('Reauthentication requires the user to have an email or a phone number');
  const byPhone = { email: null, phone };
  it.each([
    ['by mail', userRow({ phone }), undefined],
    ['by text', userRow({ ...byPhone, phoneConfirmedAt: someday }), undefined],
    ['gone', undefined, nowhere],
    ['nowhere', userRow({ email: null }), nowhere],
    [
      'at an address that is not theirs yet',
      userRow({ emailConfirmedAt: null }),
      'email_not_confirmed',
    ],
    ['at a number that is not theirs yet', userRow(byPhone), 'phone_not_confirmed'],
  ])('%s', (_what, user, refusal) => {
    expect(refusalOf(() => reachOf(user))).toBe(refusal);
  });
});

describe('what is sent again', () => {
  it.each([
    ['signup', { email }, { type: 'signup', email, challenge: implicit }],
    ['email_change', { email }, { type: 'email_change', email, challenge: implicit }],
    ['sms', { phone }, { type: 'sms', phone }],
    ['phone_change', { phone: `+${phone}` }, { type: 'phone_change', phone }],
  ])('%s to %j', (type, given, asked) => {
    expect(readResending(config(), { type, ...given })).toEqual(asked);
  });

  it.each([
    [
      'of no type',
      {},
      {},
      failed('Missing one of these types: signup, email_change, sms, phone_change'),
    ],
    [
      'of a sign-up by text',
      { type: 'signup', phone },
      {},
      failed('Type provided requires an email address'),
    ],
    [
      'of a text by mail',
      { type: 'sms', email },
      {},
      failed('Type provided requires a phone number'),
    ],
    [
      'to both',
      { type: 'email_change', email, phone },
      {},
      failed('Only an email address or phone number should be provided.'),
    ],
    ['nowhere', { type: 'email_change' }, {}, failed('Missing email address or phone number')],
    [
      'where mail is off',
      { type: 'signup', email },
      { GOTRUE_EXTERNAL_EMAIL_ENABLED: false },
      'email_provider_disabled',
    ],
    [
      'where text is off',
      { type: 'sms', phone },
      { GOTRUE_EXTERNAL_PHONE_ENABLED: false },
      'phone_provider_disabled',
    ],
  ])('is refused %s', (_what, given, settings, refusal) => {
    expect(refusalOf(() => readResending(config(settings), given))).toBe(refusal);
  });
});

it.each([
  ['an address', { email: 'Ada@Example.com' }, {}, undefined],
  ['no address', {}, {}, failed('Password recovery requires an email')],
  [
    'an address where mail is off',
    {},
    { GOTRUE_EXTERNAL_EMAIL_ENABLED: false },
    'email_provider_disabled',
  ],
])('a recovery is asked for with %s', (_what, given, settings, refusal) => {
  expect(refusalOf(() => readRecovery(config(settings), given))).toBe(refusal);
});

describe('a link', () => {
  it.each([
    ['without a type', { token: 'x' }, failed('Verify requires a verification type')],
    ['without a token', { type: 'signup' }, failed('Verify requires a token or a token hash')],
    ['with a token', { type: 'signup', token: 'x' }, undefined],
    ['with the name of later ones', { type: 'signup', token_hash: 'x' }, undefined],
  ])('%s', (_what, given, refusal) => {
    expect(refusalOf(() => readFollowed(given))).toBe(refusal);
  });

  it('that opens nothing is told by what was shown', () => {
    expect(() => requireOpened(undefined, 'link')).toThrow('Email link is invalid or has expired');
    expect(refusalOf(() => requireOpened(undefined, 'code'))).toBe('otp_expired');
    expect(requireOpened('something', 'code')).toBe('something');
  });
});
