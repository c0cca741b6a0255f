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
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import classes from './categories.module.css';
import { Section } from './section.tsx';

/** Each leads to the jobs that speak of it: the categories of jobs are another list, of trades. */
const categories = [
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

export function Categories() {
  return (
    <Section
      id="categories"
      title="Professionals for what matters"
      lead="Licensed people for the papers, and skilled hands for everything else."
    >
      <ul className={classes.grid}>
        {categories.map(({ label, work, search, Icon }) => (
          <li key={label}>
            <Link to={paths.jobsLike({ search })} className={classes.tile}>
              <Icon size={26} stroke={1.6} aria-hidden className={classes.icon} />
              <span className={classes.label}>{label}</span>
              <span className={classes.work}>{work}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
