import { expect, it } from 'vitest';
import { isRoutingNumber } from './routing-number.ts';

it.each([
  ['110000000', true],
  ['021000021', true],
  ['322271627', true],
  ['021000022', false],
  ['120000000', false],
  ['000000000', false],
  ['02100002', false],
])('the routing number %s has its check digit: %s', (digits, expected) => {
  expect(isRoutingNumber(digits)).toBe(expected);
});
