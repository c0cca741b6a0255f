/**
 * The professions that the landing page names to adults, each with the words that their jobs are found by, and how a job
 * that asks for them begins: the categories of jobs are another list, of trades.
 */
export const professions = [
  {
    key: 'real_estate_agent',
    label: 'Real Estate Agents',
    search: 'real estate',
    asked: { category: 'real_estate_agent', title: 'Buying or selling a home' },
  },
  {
    key: 'accountant',
    label: 'Accountants',
    search: 'accounting',
    asked: { category: 'financial_advisor', title: 'Books and tax return' },
  },
  {
    key: 'notary',
    label: 'Notaries',
    search: 'notary',
    asked: { category: 'legal_services', title: 'Notary needed' },
  },
  {
    key: 'financial_advisor',
    label: 'Financial Advisors',
    search: 'financial',
    asked: { category: 'financial_advisor', title: 'Financial plan' },
  },
  {
    key: 'insurance_agent',
    label: 'Insurance Agents',
    search: 'insurance',
    asked: { category: 'financial_advisor', title: 'Insurance advice' },
  },
  {
    key: 'home_inspector',
    label: 'Home Inspectors',
    search: 'inspection',
    asked: { category: 'real_estate_agent', title: 'Home inspection' },
  },
  {
    key: 'appraiser',
    label: 'Appraisers',
    search: 'appraisal',
    asked: { category: 'real_estate_agent', title: 'Appraisal of a property' },
  },
  {
    key: 'property_manager',
    label: 'Property Managers',
    search: 'property',
    asked: { category: 'real_estate_agent', title: 'Property management' },
  },
] as const;

export type ProfessionKey = (typeof professions)[number]['key'];
