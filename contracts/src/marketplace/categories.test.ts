import { expect, it } from 'vitest';
import { categoryLabel, jobCategories } from './categories.ts';

it('offers the 17 adult job categories verbatim [CONST-13, JOBS-04]', () => {
  expect(jobCategories.map((category) => category.label)).toEqual([
    'Plumbing',
    'Electrical',
    'HVAC',
    'Carpentry',
    'Landscaping',
    'Painting',
    'IT Professional',
    'Handyman Services',
    'House Cleaning',
    'Therapist/Counselor',
    'Business Consultant',
    'Legal Services',
    'Financial Advisor',
    'Career Coach',
    'Real Estate Agent',
    'Healthcare Professional',
    'Other',
  ]);
});

it('gives every category a key of its own that survives a change of label', () => {
  const keys = jobCategories.map((category) => category.key);
  expect(new Set(keys).size).toBe(17);
  expect(keys).toContain('therapist_counselor');
  expect(categoryLabel('it_professional')).toBe('IT Professional');
  expect(categoryLabel('lamp_lighting')).toBe('lamp_lighting');
});
