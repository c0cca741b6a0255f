import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { requireFound, requireGuardian } from './guardian.ts';

it.each([
  ['a guardian', () => requireGuardian(true), undefined],
  ['a stranger', () => requireGuardian(false), 'not_found'],
  ['a child that is there', () => requireFound({ id: 'child' }), undefined],
  ['no child', () => requireFound(undefined), 'not_found'],
  ['no kids account', () => requireFound(null), 'not_found'],
])('answers %s', (_whom, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
