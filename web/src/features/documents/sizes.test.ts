import { expect, it } from 'vitest';
import { sizeText } from './sizes.ts';

const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;
const gigabyte = 1_024 * megabyte;

it.each([
  [0, '0 bytes'],
  [kilobyte - 1, '1023 bytes'],
  [kilobyte, '1 kB'],
  [999 * kilobyte, '999 kB'],
  [1_000 * kilobyte, '1 MB'],
  [1.44 * megabyte, '1.4 MB'],
  [50 * megabyte, '50 MB'],
  [999.96 * megabyte, '1 GB'],
  [1.5 * gigabyte, '1.5 GB'],
  [5_120 * megabyte, '5 GB'],
])('writes %d bytes as people do', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
