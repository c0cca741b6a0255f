export interface Category {
  key: string;
  label: string;
}

function keyed(...labels: string[]): Category[] {
  return labels.map((label) => ({
    key: label.toLowerCase().replaceAll(/[^a-z]+/g, '_'),
    label,
  }));
}

/** The 17 categories of jobs for adults, in the specification's order; keys are stable, labels are shown. */
export const jobCategories: readonly Category[] = keyed(
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
);

/** The 10 categories of jobs for ages 17 and younger, in the specification's order. Adults post them, children take them. */
export const youthCategories: readonly Category[] = keyed(
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
);

/** The 14 categories of gigs, in the specification's order. */
export const gigCategories: readonly Category[] = keyed(
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
);

const youthKeys = new Set(youthCategories.map(({ key }) => key));

/** Whether jobs of this category are for children, who see no others. */
export const isYouthCategory = (key: string): boolean => youthKeys.has(key);

/** The label of a category's key; a key unknown to this release is shown as it is. */
export function categoryLabel(key: string): string {
  return (
    [...jobCategories, ...youthCategories, ...gigCategories].find((each) => each.key === key)
      ?.label ?? key
  );
}
