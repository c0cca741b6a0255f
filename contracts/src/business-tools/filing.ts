/** How a person files their federal return. */
export const filingStatuses = [
  { key: 'single', label: 'Single' },
  { key: 'married_jointly', label: 'Married filing jointly, or surviving spouse' },
  { key: 'married_separately', label: 'Married filing separately' },
  { key: 'head_of_household', label: 'Head of household' },
] as const;
export type FilingStatus = (typeof filingStatuses)[number]['key'];
