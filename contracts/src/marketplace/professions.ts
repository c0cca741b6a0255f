/**
 * The professions that the landing page names to adults, each with the words that their jobs are found by: the categories of
 * jobs are another list, of trades.
 */
export const professions = [
  { key: 'real_estate_agent', label: 'Real Estate Agents', search: 'real estate' },
  { key: 'accountant', label: 'Accountants', search: 'accounting' },
  { key: 'notary', label: 'Notaries', search: 'notary' },
  { key: 'financial_advisor', label: 'Financial Advisors', search: 'financial' },
  { key: 'insurance_agent', label: 'Insurance Agents', search: 'insurance' },
  { key: 'home_inspector', label: 'Home Inspectors', search: 'inspection' },
  { key: 'appraiser', label: 'Appraisers', search: 'appraisal' },
  { key: 'property_manager', label: 'Property Managers', search: 'property' },
] as const;

export type ProfessionKey = (typeof professions)[number]['key'];
