import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { accountOf, after, someday } from '../../../test/rows.ts';
import { changeOf, requireMayBeStaff, requireOthersAccount } from './staff-role.ts';

const profile = { ...accountOf().profile, isSetUp: true, dateOfBirth: '1990-01-01' };
it.each([
  ['is decided about oneself', () => requireOthersAccount('one', 'one'), 'own_account'],
  [
    'is over for staff',
    () => requireMayBeStaff(profile, { bannedUntil: someday }, someday),
    undefined,
  ],
  [
    'holds for staff',
    () => requireMayBeStaff(profile, { bannedUntil: after(1) }, someday),
    'staff_must_not_be_banned',
  ],
  [
    'meets somebody of no known age',
    () => requireMayBeStaff(accountOf().profile, { bannedUntil: null }, someday),
    'staff_must_be_adult',
  ],
])('a ban that %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});

it('keeps the role of the account where staff roles change', () => {
  expect(changeOf(['professional', 'admin'], ['moderator'])).toEqual({
    after: ['moderator', 'professional'],
    lost: ['admin'],
    hasGained: true,
  });
  expect(changeOf(['professional'], [])).toEqual({
    after: ['professional'],
    lost: [],
    hasGained: false,
  });
});
