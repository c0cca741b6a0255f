import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';

const MileageLog = lazy(async () => ({
  default: (await import('../../features/mileage/mileage-log.tsx')).MileageLog,
}));

const BankImport = lazy(async () => ({
  default: (await import('../../features/bank-statements/bank-import.tsx')).BankImport,
}));

const RecurringList = lazy(async () => ({
  default: (await import('../../features/recurring-entries/recurring-list.tsx')).RecurringList,
}));

const RulePage = lazy(async () => ({
  default: (await import('../../features/bank-statements/rule-page.tsx')).RulePage,
}));

interface Props {
  title: string;
  purpose: string;
  backTo?: string;
  children: ReactNode;
}

const Further = ({ title, purpose, backTo = paths.taxTracker, children }: Props) => (
  <Page
    back={
      <BackLink to={backTo}>{backTo === paths.taxTracker ? 'Tax Tracker' : 'Deductions'}</BackLink>
    }
    title={title}
    purpose={purpose}
  >
    <Suspense fallback={<RowsSkeleton label={`Loading ${title.toLowerCase()}`} />}>
      {children}
    </Suspense>
  </Page>
);

/** The pages of the tracker's address that show no totals, by their `tab`. */
export const furtherPages: Record<string, ComponentType> = {
  mileage: () => (
    <Further
      title="Mileage log"
      purpose="Each drive for your work is a deduction at the IRS rate of its day. Commuting to a regular workplace does not count."
      backTo={`${paths.taxTracker}?tab=deductions`}
    >
      <MileageLog />
    </Further>
  ),
  import: () => (
    <Further
      title="Import a bank statement"
      purpose="You decide about each row before it enters your books. A row that was imported once is never added again, and the file is deleted afterwards."
    >
      <BankImport />
    </Further>
  ),
  recurring: () => (
    <Further
      title="Recurring entries"
      purpose="Income and deductions that repeat enter your books automatically, and the quarter planner counts them in advance."
    >
      <RecurringList />
    </Further>
  ),
  rules: () => (
    <Further
      title="Rules"
      purpose="A rule fills in the category of what you type and of what you import from your bank."
    >
      <RulePage />
    </Further>
  ),
};
