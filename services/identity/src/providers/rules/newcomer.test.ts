import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import * as Newcomer from './newcomer.ts';

it.each([
  [
    'without an address',
    () => Newcomer.requireAddress({ email: undefined }),
    'validation_failed: Error getting user email from external provider',
  ],
  ['with an address', () => Newcomer.requireAddress({ email: 'ada@example.com' }), undefined],
  ['whom another request let in', () => Newcomer.requireJoined(undefined), 'conflict'],
  ['whose address another request took', () => Newcomer.requireJoined(false), 'conflict'],
  ['who is let in', () => Newcomer.requireJoined(true), undefined],
])('a person of a provider %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
