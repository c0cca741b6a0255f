import { expect, it } from 'vitest';
import { expiryOf } from './card-expiry.ts';

it.each([
  ['04/29', '04/29'],
  ['0129', '01/29'],
  ['0429', '04/29'],
  ['4/29', '04/29'],
  ['04-2029', '04/29'],
  ['129', '01/29'],
  ['1/29', '01/29'],
  ['01/2029', '01/29'],
  ['012029', '01/29'],
  ['1 / 29', '01/29'],
  ['12-2029', '12/29'],
  ['1229', '12/29'],
  ['soon', 'soon'],
  ['', ''],
])('reads the month and year %j as %j', (typed, expiry) => {
  expect(expiryOf(typed)).toBe(expiry);
});
