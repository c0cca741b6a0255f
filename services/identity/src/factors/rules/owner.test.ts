import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { userRow } from '../../../test/rows.ts';
import * as Owner from './owner.ts';

it.each([
  ['a person', () => Owner.requirePerson({}), undefined],
  ['an application', () => Owner.requirePerson({ clientId: 'one' }), 'no_authorization'],
  ['somebody with a name', () => Owner.requireNamed(userRow()), undefined],
  [
    'somebody anonymous',
    () => Owner.requireNamed(userRow({ isAnonymous: true })),
    'no_authorization',
  ],
  ['a factor of their own', () => Owner.requireOwnFactor('ada', 'ada'), undefined],
  ['a factor of nobody', () => Owner.requireOwnFactor(undefined, 'ada'), undefined],
  ['a factor of another', () => Owner.requireOwnFactor('grace', 'ada'), 'not_admin'],
  ['a session of one step', () => Owner.requireAal2({ aal: 'aal1' }, 'more'), 'insufficient_aal'],
  ['a session of two steps', () => Owner.requireAal2({ aal: 'aal2' }, 'more'), undefined],
])('the owner of factors is asked about %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
