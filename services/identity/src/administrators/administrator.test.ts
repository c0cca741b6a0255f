import { expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { requireOther } from './administrator.ts';

it.each([
  ['goes while another stays', true, undefined],
  ['stays as the last one', false, 'last_administrator'],
])('an administrator %s', (_what, hasOther, refusal) => {
  expect(refusalOf(() => requireOther(hasOther))).toBe(refusal);
});
