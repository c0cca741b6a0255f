import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jobCategories, youthCategories } from '@sidework/contracts/marketplace/categories';
import { expect, it } from 'vitest';
import { checkout } from '../local/checkout.ts';
import { requirementsOf } from './requirements.ts';

const checklist = await readFile(join(checkout, 'contracts/acceptance/checklist.md'), 'utf8');
const requirements = requirementsOf(checklist);

/** Reads the list behind the colon of the requirement, in its order. */
function listOf(id: string): string[] {
  const text = requirements.find((each) => each.id === id)?.text ?? '';
  return text
    .replace(/^[^:]*: /, '')
    .replace(/\.(?: ‹.*›)?$/, '')
    .split(', ');
}

it.each([
  ['adults [CONST-13, JOBS-04]', 'CONST-13', jobCategories, 17],
  ['adults, as the filter of jobs has it [JOBS-04]', 'JOBS-04', jobCategories, 17],
  ['children [CONST-14, JOBS-05, KIDS-02]', 'CONST-14', youthCategories, 10],
  ['children, as the filter of jobs has it [JOBS-05]', 'JOBS-05', youthCategories, 10],
])('the categories for %s are those of the specification, word for word', (_, id, shown, count) => {
  expect(listOf(id)).toHaveLength(count);
  expect(shown.map(({ label }) => label)).toEqual(listOf(id));
});
