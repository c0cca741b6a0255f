import { expect, it } from 'vitest';
import { parseNumber } from './typed-number.ts';

it.each([
  ['7', 7],
  [' 7.5 ', 7.5],
  ['7.', 7],
  ['.5', 0.5],
  ['-3', -3],
  ['1,200', 1200],
  ['1,234,567.25', 1234567.25],
  ['7,5', undefined],
  ['12,50', undefined],
  ['1,20,000', undefined],
  ['1.200,50', undefined],
  ['1 200', undefined],
  ['4e2', undefined],
  ['0x10', undefined],
  ['−40', undefined],
  ['(40)', undefined],
  ['٤٠', undefined],
  ['', undefined],
  ['.', undefined],
  ['ten', undefined],
])('reads %j as %j', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});
