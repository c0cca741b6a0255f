import { expect, it } from 'vitest';
import { categoryLabel, isYouthCategory, jobCategories, youthCategories } from './categories.ts';
import { professions } from './professions.ts';

it('knows the youth categories from the others', () => {
  expect(youthCategories.every(({ key }) => isYouthCategory(key))).toBe(true);
  expect(jobCategories.some(({ key }) => isYouthCategory(key))).toBe(false);
});

it('keeps the professions of the landing page apart from the categories of jobs [CONST-35]', () => {
  expect([professions.length, jobCategories.length]).toEqual([8, 17]);
  const labels = jobCategories.map(({ label }): string => label);
  expect(professions.map(({ label }) => label).filter((each) => labels.includes(each))).toEqual([]);
});

it('gives every category a key of its own, which jobs keep and addresses carry', () => {
  const keys = [...jobCategories, ...youthCategories].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

it('shows the label of a key, and of one that it does not know the key itself', () => {
  for (const { key, label } of [...jobCategories, ...youthCategories])
    expect(categoryLabel(key)).toBe(label);
  expect(categoryLabel('lamp_lighting')).toBe('lamp_lighting');
});

it.each([
  ['therapist_counselor', 'Therapist/Counselor'],
  ['it_professional', 'IT Professional'],
  ['snow_shoveling', 'Snow Shoveling'],
])('still knows %s, under which jobs stand already', (key, label) => {
  expect(categoryLabel(key)).toBe(label);
});
