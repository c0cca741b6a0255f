import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import type { Factor } from '../../factors/rules/table.ts';
import { requireFreeName, requireOnce } from './factor-rules.ts';

const factor = (given: Partial<Factor> = {}) =>
  ({ id: 'one', status: 'verified', friendlyName: 'Phone', phone: '49155', ...given }) as Factor;

it.each([
  [
    'a name of another factor',
    () => requireFreeName([factor()], 'two', 'Phone'),
    'mfa_factor_name_conflict',
  ],
  ['its own name', () => requireFreeName([factor()], 'one', 'Phone'), undefined],
  [
    'a number of another factor',
    () => requireOnce([factor()], factor({ id: 'two' })),
    'mfa_verified_factor_exists',
  ],
  [
    'a factor without a number',
    () => requireOnce([factor({ phone: null })], factor({ id: 'two', phone: null })),
    undefined,
  ],
])('an administrator gives a factor %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
