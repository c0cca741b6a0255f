/** The packages of a gig, from the smallest to the largest. */
export const packageTiers = [
  { key: 'basic', label: 'Basic' },
  { key: 'standard', label: 'Standard' },
  { key: 'premium', label: 'Premium' },
] as const;
export type PackageTier = (typeof packageTiers)[number]['key'];

export const packageLabel = (tier: PackageTier): string =>
  packageTiers.find(({ key }) => key === tier)?.label ?? tier;

/** Bounds of a gig's offer: characters of its texts, and how many of each part it has. */
export const offerLimits = {
  scope: 300,
  days: 365,
  extraName: 100,
  extras: 10,
  question: 200,
  questions: 10,
  answer: 500,
  faqs: 10,
  faqAnswer: 500,
  areaMiles: 200,
  town: 100,
  towns: 20,
} as const;
