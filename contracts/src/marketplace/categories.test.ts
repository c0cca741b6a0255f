import { expect, it } from 'vitest';
import { categoryLabel, isYouthCategory, jobCategories, youthCategories } from './categories.ts';

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

it('offers children the 10 youth categories verbatim [CONST-14, JOBS-05, KIDS-02]', () => {
  expect(youthCategories.map((category) => category.label)).toEqual([
    'Snow Shoveling',
    'Lawn Mowing',
    'Raking Leaves',
    'Yard Work',
    'Tutoring',
    'Babysitting',
    'Lifeguarding',
    'Photography',
    'Computer Help',
    'Pet Walking',
  ]);
});

it('knows the youth categories from the others', () => {
  expect(youthCategories.every(({ key }) => isYouthCategory(key))).toBe(true);
  expect(jobCategories.some(({ key }) => isYouthCategory(key))).toBe(false);
});

it('gives every category a key of its own that survives a change of label', () => {
  const keys = [...jobCategories, ...youthCategories].map((category) => category.key);
  expect(new Set(keys).size).toBe(27);
  expect(keys).toContain('therapist_counselor');
  expect(categoryLabel('it_professional')).toBe('IT Professional');
  expect(categoryLabel('snow_shoveling')).toBe('Snow Shoveling');
  expect(categoryLabel('lamp_lighting')).toBe('lamp_lighting');
});
