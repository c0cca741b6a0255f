import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import type { Factor } from '../rules/table.ts';
import * as RecoveryCode from './recovery-code.ts';

const codes = { id: 'codes', status: 'verified', factorType: 'recovery_code' } as Factor;

it('is one of ten, each of sixteen letters and of its own', () => {
  const made = RecoveryCode.newCodes();
  expect(new Set(made).size).toBe(10);
  for (const code of made) expect(code).toMatch(/^[a-z2-7]{16}$/);
});

it.each([
  ['as it was given out', 'abcdefgh234567ab', 'abcdefgh234567ab'],
  ['in capitals', 'ABCDEFGH234567AB', 'abcdefgh234567ab'],
  ['in groups', 'abcd efgh-2345 67ab', 'abcdefgh234567ab'],
  ['with an end of line', ' abcdefgh234567ab\n', 'abcdefgh234567ab'],
  ['as nothing but spaces and dashes', ' - ', ''],
])('is read where it was written %s', (_how, written, read) => {
  expect(RecoveryCode.normalCode(written)).toBe(read);
});

it.each([
  ['that are there', () => RecoveryCode.requireRecoveryCodes(codes), undefined],
  [
    'that are not there',
    () => RecoveryCode.requireRecoveryCodes(undefined),
    'mfa_factor_not_found',
  ],
  ['beside codes', () => RecoveryCode.requireNoCodes(codes), 'mfa_verified_factor_exists'],
  ['for the first time', () => RecoveryCode.requireNoCodes(undefined), undefined],
])('codes %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
