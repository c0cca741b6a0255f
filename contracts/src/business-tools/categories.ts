/** The categories of income (specification section 5). Income without a category counts as the last. */
export const incomeCategories = [
  'Services',
  'Products',
  'Consulting',
  'Commission',
  'Other',
] as const;
export type IncomeCategory = (typeof incomeCategories)[number];

/** Only Sidework writes refunds to clients and buyers; they stand on line 2 of Schedule C. */
export const refundCategory = 'Returns & refunds';
export const bookedIncomeCategories = [...incomeCategories, refundCategory] as const;
export type BookedIncomeCategory = (typeof bookedIncomeCategories)[number];

/** The categories of deductions, each with its line of Schedule C (domain 3). */
export const deductionLines = [
  { category: 'Home Office', line: '30' },
  { category: 'Equipment', line: '13' },
  { category: 'Supplies', line: '22' },
  { category: 'Marketing', line: '8' },
  { category: 'Travel', line: '24a' },
  { category: 'Professional Services', line: '17' },
  { category: 'Insurance', line: '15' },
  { category: 'Utilities', line: '25' },
  { category: 'Other', line: '27' },
] as const;
export type DeductionCategory = (typeof deductionLines)[number]['category'];
export const deductionCategories = deductionLines.map(({ category }) => category);

/** The category of the platform's fee: only Sidework itself writes it. */
export const feeCategory = 'Commissions & fees';

/** The category of trips: Sidework writes it from the mileage log. */
export const mileageCategory = 'Mileage';
export type BookedDeductionCategory =
  | DeductionCategory
  | typeof feeCategory
  | typeof mileageCategory;

const lineByCategory: Record<string, string> = {
  ...Object.fromEntries(deductionLines.map(({ category, line }) => [category, line])),
  [feeCategory]: '10',
  [mileageCategory]: '9',
};

/** The line of Schedule C that a deduction goes on; what has none goes where the rest does. */
export const scheduleCLine = (category: string): string => lineByCategory[category] ?? '27';
