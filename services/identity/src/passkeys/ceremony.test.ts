import { expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { accountOf, someday, userRow } from '../../test/rows.ts';
import * as Ceremony from './ceremony.ts';
import type { Passkey } from './table.ts';

const passkey = { userId: userRow().id } as Passkey;
const handle = (text: string) => Buffer.from(text).toString('base64url');
const failed = 'webauthn_verification_failed';
const most = { GOTRUE_PASSKEY_MAX_PASSKEYS_PER_USER: 2 };
const ways = { GOTRUE_EXTERNAL_EMAIL_ENABLED: true, GOTRUE_EXTERNAL_PHONE_ENABLED: true };
const by = (provider: string, user = {}) => {
  const account = accountOf(user);
  return { ...account, identities: account.identities.map((each) => ({ ...each, provider })) };
};
const lastWay = 'single_identity_not_deletable';

it.each([
  [
    'where they are off',
    () => Ceremony.requirePasskeys({ GOTRUE_PASSKEY_ENABLED: false }),
    'passkey_disabled',
  ],
  [
    'where they are on',
    () => Ceremony.requirePasskeys({ GOTRUE_PASSKEY_ENABLED: true }),
    undefined,
  ],
  ['beside one other', () => Ceremony.requirePlace(most, [1]), undefined],
  ['beside as many as may be', () => Ceremony.requirePlace(most, [1, 2]), 'too_many_passkeys'],
  ['that signed', () => Ceremony.requireVerified({}), undefined],
  ['that signed something else', () => Ceremony.requireVerified(undefined), failed],
  ['that did not count on', () => Ceremony.requireVerified(false), failed],
  [
    'that somebody has registered',
    () => Ceremony.requireUnknown(false),
    'webauthn_credential_exists',
  ],
  ['that is new', () => Ceremony.requireUnknown(true), undefined],
  ['of its holder', () => Ceremony.requireHolder(passkey, handle(passkey.userId)), undefined],
  ['of another holder', () => Ceremony.requireHolder(passkey, handle('another')), failed],
  ['without a holder', () => Ceremony.requireHolder(passkey, undefined), failed],
  ['of nobody', () => Ceremony.requireHolder(undefined, handle(passkey.userId)), failed],
  ['of somebody who is gone', () => Ceremony.requireAdmitted(undefined), failed],
  [
    'of an unconfirmed address',
    () => Ceremony.requireAdmitted(userRow({ emailConfirmedAt: null })),
    'email_not_confirmed',
  ],
  [
    'of an unconfirmed number',
    () => Ceremony.requireAdmitted(userRow({ phone: '49155' })),
    'phone_not_confirmed',
  ],
  [
    'of a confirmed number',
    () => Ceremony.requireAdmitted(userRow({ phone: '49155', phoneConfirmedAt: someday })),
    undefined,
  ],
  ['without a name', () => Ceremony.nameOf(''), 'validation_failed: friendly_name is required'],
  ['of a name of 120 characters', () => Ceremony.nameOf('x'.repeat(120)), undefined],
  [
    'of a longer name',
    () => Ceremony.nameOf('x'.repeat(121)),
    'validation_failed: friendly_name must be 120 characters or less',
  ],
  ['beside a mailbox', () => Ceremony.requireOtherWayIn(ways, by('email')), undefined],
  [
    'beside a mailbox that is not theirs yet',
    () => Ceremony.requireOtherWayIn(ways, by('email', { emailConfirmedAt: null })),
    lastWay,
  ],
  [
    'beside a mailbox where mail is off',
    () =>
      Ceremony.requireOtherWayIn({ ...ways, GOTRUE_EXTERNAL_EMAIL_ENABLED: false }, by('email')),
    lastWay,
  ],
  [
    'beside a number that is not theirs yet',
    () => Ceremony.requireOtherWayIn(ways, by('phone')),
    lastWay,
  ],
  [
    'beside a number',
    () => Ceremony.requireOtherWayIn(ways, by('phone', { phoneConfirmedAt: someday })),
    undefined,
  ],
  ['beside a provider', () => Ceremony.requireOtherWayIn(ways, by('google')), undefined],
  [
    'beside nothing',
    () => Ceremony.requireOtherWayIn(ways, { ...accountOf(), identities: [] }),
    lastWay,
  ],
])('a passkey %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
