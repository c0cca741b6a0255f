import { expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { userRow } from '../../test/rows.ts';
import * as Proof from './reauthentication.ts';

const notValid = 'reauthentication_not_valid';

it.each([
  ['sent to the address', { sentTo: 'ada@example.com' }, undefined],
  ['sent to the number', { sentTo: '4915550000001' }, undefined],
  ['sent to an address of before', { sentTo: 'before@example.com' }, notValid],
  ['sent nowhere', { sentTo: null }, notValid],
  ['that is wrong', undefined, notValid],
])('a code %s', (_what, known, refusal) => {
  const user = userRow({ phone: '4915550000001' });
  expect(refusalOf(() => Proof.requireRightNonce(known, user))).toBe(refusal);
});

it.each([
  ['a code that another request used', () => Proof.requireUnused(false), notValid],
  ['a code of its own', () => Proof.requireUnused(true), undefined],
  [
    'a wrong password of today',
    () => Proof.requireCurrentPassword(false),
    'current_password_invalid',
  ],
  ['the right password of today', () => Proof.requireCurrentPassword(true), undefined],
  ['the same password again', () => Proof.requireOtherPassword(true), 'same_password'],
  ['another password', () => Proof.requireOtherPassword(false), undefined],
])('%s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
