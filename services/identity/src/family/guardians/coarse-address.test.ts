import { expect, it } from 'vitest';
import { coarseAddress } from './coarse-address.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('of %s no more than %s is kept', (address, coarse) => {
  expect(coarseAddress(address)).toBe(coarse);
});
