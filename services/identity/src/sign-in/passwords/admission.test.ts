import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { after, someday, userRow } from '../../../test/rows.ts';
import * as Admission from './admission.ts';
import { claimOf } from './claim.ts';

const strict = { GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: false };
const lax = { GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: true };
const email = 'ada@example.com';
const phone = '4915550000001';

describe('who knows the password', () => {
  it.each([
    ['comes in', {}, { email }, strict, undefined],
    ['is banned', { bannedUntil: after(1) }, { email }, strict, 'user_banned'],
    ['is banned no longer', { bannedUntil: someday }, { email }, strict, undefined],
    [
      'has not confirmed the address',
      { emailConfirmedAt: null },
      { email },
      strict,
      'email_not_confirmed',
    ],
    ['need not confirm the address', { emailConfirmedAt: null }, { email }, lax, undefined],
    ['has not confirmed the number', { phone }, { phone }, lax, 'phone_not_confirmed'],
    [
      'has confirmed the number',
      { phone, phoneConfirmedAt: someday },
      { phone },
      strict,
      undefined,
    ],
  ])('%s', (_what, row, claim, settings, refusal) => {
    expect(refusalOf(() => Admission.requireAdmitted(settings, userRow(row), claim, someday))).toBe(
      refusal,
    );
  });

  it.each([
    ['nothing', () => Admission.requireCredential(undefined), 'invalid_credentials'],
    ['an empty password', () => Admission.requireCredential(''), 'invalid_credentials'],
    ['a password', () => Admission.requireCredential('x'), undefined],
    [
      'a password that was changed meanwhile',
      () => Admission.requireSamePassword(userRow({ passwordHash: 'new' }), userRow()),
      'invalid_credentials',
    ],
    [
      'a password of somebody who is gone',
      () => Admission.requireSamePassword(undefined, userRow()),
      'invalid_credentials',
    ],
    ['the password of today', () => Admission.requireSamePassword(userRow(), userRow()), undefined],
  ])('shows %s', (_what, rule, refusal) => {
    expect(refusalOf(rule)).toBe(refusal);
  });
});

it.each([
  [
    'both',
    { email, phone },
    {},
    'validation_failed: Only an email address or phone number should be provided on login.',
  ],
  ['neither', {}, {}, 'validation_failed: missing email or phone'],
  [
    'mail where it is off',
    { email },
    { GOTRUE_EXTERNAL_EMAIL_ENABLED: false },
    'email_provider_disabled',
  ],
  [
    'phone where it is off',
    { phone },
    { GOTRUE_EXTERNAL_PHONE_ENABLED: false },
    'phone_provider_disabled',
  ],
  ['an address', { email: 'Ada@Example.com' }, {}, undefined],
])('somebody says who they are by %s', (_what, claim, settings, refusal) => {
  const on = { GOTRUE_EXTERNAL_EMAIL_ENABLED: true, GOTRUE_EXTERNAL_PHONE_ENABLED: true };
  expect(refusalOf(() => claimOf({ ...on, ...settings }, claim))).toBe(refusal);
});
