import {
  IconBuildingCommunity,
  IconCalculator,
  IconChartLine,
  IconHomeSearch,
  IconKey,
  IconRulerMeasure,
  IconShieldCheck,
  IconWritingSign,
} from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { Section } from './section.tsx';

/** Each leads to the jobs that speak of it: the categories of jobs are another list, of trades. */
const professions = [
  {
    label: 'Real Estate Agents',
    work: 'Buying, selling, letting',
    search: 'real estate',
    Icon: IconKey,
  },
  {
    label: 'Accountants',
    work: 'Books, tax returns, audits',
    search: 'accounting',
    Icon: IconCalculator,
  },
  {
    label: 'Notaries',
    work: 'Signings and certified copies',
    search: 'notary',
    Icon: IconWritingSign,
  },
  {
    label: 'Financial Advisors',
    work: 'Plans, savings, retirement',
    search: 'financial',
    Icon: IconChartLine,
  },
  {
    label: 'Insurance Agents',
    work: 'Cover for home and business',
    search: 'insurance',
    Icon: IconShieldCheck,
  },
  {
    label: 'Home Inspectors',
    work: 'Reports before you buy',
    search: 'inspection',
    Icon: IconHomeSearch,
  },
  {
    label: 'Appraisers',
    work: 'What a property is worth',
    search: 'appraisal',
    Icon: IconRulerMeasure,
  },
  {
    label: 'Property Managers',
    work: 'Tenants, repairs, rent',
    search: 'property',
    Icon: IconBuildingCommunity,
  },
];

const tiles = professions.map(({ search, ...shown }) => ({
  ...shown,
  to: paths.jobsLike({ search }),
}));

export function Categories() {
  return (
    <Section
      id="categories"
      title="Professionals for what matters"
      lead="Licensed people for the papers, and skilled hands for everything else."
    >
      <CategoryTiles tiles={tiles} />
    </Section>
  );
}
