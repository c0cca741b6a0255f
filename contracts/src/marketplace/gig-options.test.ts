import { expect, it } from 'vitest';
import { gigCategories } from './categories.ts';
import { pricingTypes } from './gig-options.ts';

it('gigs have the fourteen categories of the specification, in its order [CONST-15]', () => {
  expect(gigCategories.map(({ label }) => label)).toEqual([
    'Plumbing',
    'Electrical',
    'HVAC',
    'Carpentry',
    'Landscaping',
    'Painting',
    'IT Professional',
    'Handyman Services',
    'House Cleaning',
    'Lawn Care',
    'Tutoring',
    'Pet Care',
    'Delivery',
    'Other',
  ]);
});

it('a gig is priced whole, by the hour or by the project [CONST-16]', () => {
  expect(pricingTypes).toEqual(['fixed', 'hourly', 'project']);
});
