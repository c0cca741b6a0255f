import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { userRow } from '../../../test/rows.ts';
import * as SecondFactor from './second-factor.ts';
import type { Factor } from './table.ts';

const factor = (given: Partial<Factor> = {}) =>
  ({
    id: 'one',
    status: 'verified',
    factorType: 'totp',
    friendlyName: 'Phone',
    phone: null,
    ...given,
  }) as Factor;
const codes = factor({ id: 'codes', factorType: 'recovery_code' });
const failed = (why: string) => `validation_failed: ${why}`;

it.each([
  ['a person', () => SecondFactor.requirePerson({}), undefined],
  ['an application', () => SecondFactor.requirePerson({ clientId: 'one' }), 'no_authorization'],
  ['somebody with a name', () => SecondFactor.requireNamed(userRow()), undefined],
  [
    'somebody anonymous',
    () => SecondFactor.requireNamed(userRow({ isAnonymous: true })),
    'no_authorization',
  ],
  [
    'a session of one step',
    () => SecondFactor.requireAal2({ aal: 'aal1' }, 'more'),
    'insufficient_aal',
  ],
  ['a session of two steps', () => SecondFactor.requireAal2({ aal: 'aal2' }, 'more'), undefined],
  ['a factor of their own', () => SecondFactor.requireOwnFactor('ada', 'ada'), undefined],
  ['a factor of nobody', () => SecondFactor.requireOwnFactor(undefined, 'ada'), undefined],
  ['a factor of another', () => SecondFactor.requireOwnFactor('grace', 'ada'), 'not_admin'],
  [
    'a try that is admitted',
    () => SecondFactor.requireTriesLeft({ countWrong: async () => {} }, false),
    undefined,
  ],
  [
    'a try too many',
    () => SecondFactor.requireTriesLeft({ wait: 60 }, false),
    'over_request_rate_limit',
  ],
  [
    'a recovery code too many',
    () => SecondFactor.requireTriesLeft({ wait: 60 }, true),
    'mfa_recovery_codes_locked',
  ],
  ['codes that are there', () => SecondFactor.requireRecoveryCodes(codes), undefined],
  [
    'codes that are not there',
    () => SecondFactor.requireRecoveryCodes(undefined),
    'mfa_factor_not_found',
  ],
  ['codes beside codes', () => SecondFactor.requireNoCodes(codes), 'mfa_verified_factor_exists'],
  ['the first codes', () => SecondFactor.requireNoCodes(undefined), undefined],
  ['an empty answer', () => SecondFactor.requireCode(''), failed('Code needs to be non-empty')],
  [
    'a wrong answer',
    () => SecondFactor.requireProved(undefined, 'totp'),
    'mfa_verification_failed',
  ],
  ['a right answer', () => SecondFactor.requireProved({}, 'totp'), undefined],
  ['no key', () => SecondFactor.requireCredential(null), failed('WebAuthn config required')],
  [
    'a key of another kind',
    () => SecondFactor.requireCredential({ type: 'get' }),
    failed('WebAuthn type must be create or request'),
  ],
  [
    'a key that says nothing',
    () => SecondFactor.requireCredential({ type: 'create' }),
    failed('credential_response required'),
  ],
  [
    'a key',
    () => SecondFactor.requireCredential({ type: 'create', credential_response: {} }),
    undefined,
  ],
])('a second step is asked of %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
