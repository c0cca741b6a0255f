import { expect, it } from 'vitest';
import {
  deductionCategories,
  feeCategory,
  incomeCategories,
  mileageCategory,
  scheduleCLine,
} from './categories.ts';

it('income has the five categories of the specification [TAX-08] [CONST-18]', () => {
  expect(incomeCategories).toEqual(['Services', 'Products', 'Consulting', 'Commission', 'Other']);
});

it('deductions have its nine, each on a line of Schedule C [TAX-09] [CONST-19]', () => {
  expect(deductionCategories.map((category) => [category, scheduleCLine(category)])).toEqual([
    ['Home Office', '30'],
    ['Equipment', '13'],
    ['Supplies', '22'],
    ['Marketing', '8'],
    ['Travel', '24a'],
    ['Professional Services', '17'],
    ['Insurance', '15'],
    ['Utilities', '25'],
    ['Other', '27'],
  ]);
});

it('the fee of the platform is on the line of commissions and fees', () => {
  expect(scheduleCLine(feeCategory)).toBe('10');
  expect(scheduleCLine(mileageCategory)).toBe('9');
});
