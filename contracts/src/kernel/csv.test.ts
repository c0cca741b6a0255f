import { expect, it } from 'vitest';
import { plainDollars, toCsv } from './csv.ts';

it('quotes what would end a cell or a row', () => {
  expect(toCsv([['a', 'b, "c"', 'd\ne']])).toBe('\uFEFFa,"b, ""c""","d\ne"\r\n');
});

it.each(['=1+1', '+1 (555) 0100', '-cmd', '@sum'])('%s is no formula to a spreadsheet', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it('amounts stay numbers, to the cent', () => {
  expect(toCsv([[plainDollars(-123_450)]])).toBe('\uFEFF-1234.50\r\n');
  expect([0, 5, -5, 100].map(plainDollars)).toEqual(['0.00', '0.05', '-0.05', '1.00']);
});
