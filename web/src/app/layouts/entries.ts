import { paths } from '../../lib/paths.ts';
import type { Viewer } from '../../lib/session.ts';

export interface Entry {
  label: string;
  to: string;
}

interface MenuEntry extends Entry {
  /** Only people who have earned something need it. */
  isOfIncome?: true;
}

interface Group {
  label: string;
  entries: MenuEntry[];
}

/** The groups of pages; their order is the specification's. */
export const groups: Group[] = [
  {
    label: 'Jobs & Education',
    entries: [
      { label: 'Browse Jobs', to: paths.jobs },
      { label: 'Browse Services', to: paths.gigs },
      { label: 'Post a Gig', to: paths.myGigs },
      { label: 'My Services', to: paths.myServices },
      { label: 'Service Tracker', to: paths.serviceTracker },
      { label: 'Education', to: paths.education },
    ],
  },
  {
    label: 'Network & Events',
    entries: [
      { label: 'Network', to: paths.network },
      { label: 'Events', to: paths.events },
      { label: 'Messages', to: paths.chat() },
    ],
  },
  {
    label: 'Finance & Documents',
    entries: [
      { label: 'License Tracker', to: paths.licenseTracker },
      { label: 'Tax Tracker', to: paths.taxTracker, isOfIncome: true },
      { label: 'Financial Reports', to: paths.financialReports, isOfIncome: true },
      { label: 'Document Vault', to: paths.documentVault },
      { label: 'International Trade', to: paths.internationalTrade, isOfIncome: true },
    ],
  },
];

/** The same for a child that has earned nothing yet (D-135). */
export const groupsBeforeIncome = groups.map(({ label, entries }) => ({
  label,
  entries: entries.filter(({ isOfIncome }) => !isOfIncome),
}));

export const footer: Group[] = [
  {
    label: 'Platform',
    entries: [
      { label: 'Browse Jobs', to: paths.jobs },
      { label: 'Education', to: paths.education },
      { label: 'Categories', to: paths.categories },
      { label: 'How It Works', to: paths.howItWorks },
    ],
  },
  {
    label: 'Company',
    entries: [
      { label: 'About Us', to: paths.about },
      { label: 'Contact', to: paths.contact },
      { label: 'Privacy Policy', to: paths.privacy },
    ],
  },
  {
    label: 'Support',
    entries: [
      { label: 'Help', to: paths.helpCenter },
      { label: 'Terms', to: paths.terms },
    ],
  },
];

/** A signed-in person goes there most. A desk has them in the header, a phone at its lower edge. */
export function placesOf({ userType, accountType }: Viewer): Entry[] {
  const isChild = accountType === 'sidework_kids';
  const work =
    userType === 'client' && !isChild
      ? { label: 'Find help', to: paths.gigs }
      : { label: 'Jobs', to: paths.jobs };
  const places = [
    { label: 'Today', to: paths.today },
    work,
    { label: 'Messages', to: paths.chat() },
  ];
  return isChild ? places : [...places, { label: 'Money', to: paths.money }];
}
