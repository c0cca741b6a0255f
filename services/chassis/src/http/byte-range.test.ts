import { describe, expect, it } from 'vitest';
import { partOf, rangeText } from './byte-range.ts';

const mostOfPart = 8 * 1_048_576;

describe('the part of a file that is asked for', () => {
  it.each([
    ['bytes=0-99', 1_000, 'bytes 0-99/1000'],
    ['bytes=900-', 1_000, 'bytes 900-999/1000'],
    ['bytes=900-5000', 1_000, 'bytes 900-999/1000'],
    ['bytes=-10', 1_000, 'bytes 990-999/1000'],
    ['bytes=-5000', 1_000, 'bytes 0-999/1000'],
    ['bytes=0-', 3 * mostOfPart, `bytes 0-${mostOfPart - 1}/${3 * mostOfPart}`],
  ])('is read of %s', (header, size, text) => {
    const part = partOf(header, size);
    expect(part && rangeText(part, size)).toBe(text);
  });

  it.each([
    undefined,
    '',
    'bytes=-',
    'bytes=5-1',
    'bytes=1000-',
    'bytes=0-1,5-6',
    'lines=0-1',
    '-0',
  ])('is the whole file for %s', (header) => expect(partOf(header, 1_000)).toBeUndefined());
});
