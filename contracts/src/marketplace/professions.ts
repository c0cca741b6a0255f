/**
 * The professions that the landing page names to adults, each with the words that their jobs are found by: the categories of
 * jobs are another list, of trades.
 */
export const professions = [
  { label: 'Real Estate Agents', search: 'real estate' },
  { label: 'Accountants', search: 'accounting' },
  { label: 'Notaries', search: 'notary' },
  { label: 'Financial Advisors', search: 'financial' },
  { label: 'Insurance Agents', search: 'insurance' },
  { label: 'Home Inspectors', search: 'inspection' },
  { label: 'Appraisers', search: 'appraisal' },
  { label: 'Property Managers', search: 'property' },
] as const;
