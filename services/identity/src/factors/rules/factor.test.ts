import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { after, someday } from '../../../test/rows.ts';
import * as Factor from './factor.ts';
import type { Factor as Row } from './table.ts';

const begun = Factor.begin(
  { id: 'begun', userId: 'ada', factorType: 'totp', friendlyName: 'Phone' },
  someday,
);
const factor = (given: Partial<Row> = {}): Row => ({
  ...Factor.verify(begun, someday),
  id: 'one',
  ...given,
});
const codes = factor({ id: 'codes', factorType: 'recovery_code' });
const most = { GOTRUE_MFA_MAX_ENROLLED_FACTORS: 2 };
const number = '4915550000001';
const sole = 'mfa_recovery_codes_sole_factor';
const taken = 'mfa_verified_factor_exists';
const at = after(5);
const key = { id: 'key', publicKey: 'public', signatureCount: 1, transports: ['usb'] };

it('that is begun counts for nothing yet', () => {
  expect(begun).toMatchObject({ status: 'unverified', createdAt: someday, updatedAt: someday });
  expect(Factor.isVerified(begun)).toBe(false);
  expect(Factor.hasOtherVerified([begun, codes])).toBe(false);
});

describe('the row after', () => {
  it.each<[string, (row: Row) => Row, Partial<Row>]>([
    [
      'the first right answer',
      (row) => Factor.verify(row, at),
      { status: 'verified', updatedAt: at },
    ],
    [
      'a key that was made',
      (row) => Factor.withKey(row, key),
      { credentialId: 'key', publicKey: 'public', signatureCount: 1, transports: ['usb'] },
    ],
    ['a signature', (row) => Factor.countSignature(row, 8), { signatureCount: 8 }],
    [
      'another name',
      (row) => Factor.change([row], row, { friendlyName: 'Key' }, at),
      { friendlyName: 'Key', updatedAt: at },
    ],
    [
      'no name and another number',
      (row) => Factor.change([row], row, { friendlyName: null, phone: number }, at),
      { phone: number, updatedAt: at },
    ],
  ])('%s', (_what, change, changed) => {
    expect(change(begun)).toEqual({ ...begun, ...changed });
  });
});

describe('a change of a factor', () => {
  const other = factor({ id: 'two', phone: number });
  const changing = (row: Row, own: Row[], given: Parameters<typeof Factor.change>[2]) => () =>
    Factor.change(own, row, given, at);
  it.each([
    [
      'to a name of another factor',
      changing(other, [factor(), other], { friendlyName: 'Phone' }),
      'mfa_factor_name_conflict',
    ],
    ['to its own name', changing(other, [other], { friendlyName: 'Phone' }), undefined],
    ['to a number of another factor', changing(factor(), [other], { phone: number }), taken],
    [
      'to a number that was begun',
      changing(factor(), [{ ...other, status: 'unverified' as const }], { phone: number }),
      undefined,
    ],
    ['that keeps its number', changing(other, [other], { friendlyName: 'Key' }), undefined],
    ['without a number', changing(factor(), [factor({ id: 'two' })], {}), undefined],
  ])('%s', (_what, rule, refusal) => {
    expect(refusalOf(rule)).toBe(refusal);
  });
});

it.each([
  ['codes beside a factor', () => Factor.requireOther([factor()]), undefined],
  ['codes beside one that was begun', () => Factor.requireOther([begun, codes]), sole],
  [
    'the last factor beside codes taken away',
    () => Factor.requireNotSole([factor(), codes], 'one', codes),
    sole,
  ],
  [
    'one of two factors beside codes taken away',
    () => Factor.requireNotSole([factor(), factor({ id: 'two' })], 'one', codes),
    undefined,
  ],
  [
    'the last factor of all taken away',
    () => Factor.requireNotSole([factor()], 'one', undefined),
    undefined,
  ],
  [
    'codes taken away as a factor',
    () => Factor.requireUnenrollable(codes),
    'validation_failed: Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
  ],
  ['a factor taken away', () => Factor.requireUnenrollable(factor()), undefined],
  [
    'a name that is taken',
    () => Factor.requireRoomAmong([factor()], 'Phone', most),
    'mfa_factor_name_conflict',
  ],
  [
    'no name where none is taken',
    () => Factor.requireRoomAmong([factor({ friendlyName: null })], '', most),
    'mfa_factor_name_conflict',
  ],
  ['a second factor', () => Factor.requireRoomAmong([factor()], 'Key', most), undefined],
  [
    'one more than may be',
    () => Factor.requireRoomAmong([factor(), codes], 'Key', most),
    'too_many_enrolled_mfa_factors',
  ],
  [
    'a number that is a factor',
    () => Factor.requireFreeNumber([factor({ phone: number })], number),
    taken,
  ],
  [
    'a number that was begun',
    () => Factor.requireFreeNumber([factor({ phone: number, status: 'unverified' })], number),
    undefined,
  ],
])('the rules of factors about %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});

it('translates the word of the unique index, and nothing else', () => {
  const error = { name: 'PostgresError', code: '23505' };
  const duplicate = Object.assign(new Error('duplicate key'), error);
  expect(Factor.refusalOfKey(duplicate)).toMatchObject({ code: 'webauthn_credential_exists' });
  const other = new Error('a mistake of ours');
  expect(Factor.refusalOfKey(other)).toBe(other);
});
