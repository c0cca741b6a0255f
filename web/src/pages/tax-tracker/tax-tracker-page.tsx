import { lazy, Suspense } from 'react';
import { RecordFilterBar } from '../../features/taxes/record-filter-bar.tsx';
import { RecordTab } from '../../features/taxes/record-tab.tsx';
import { TaxFigures, TaxSummarySection } from '../../features/taxes/tax-summary.tsx';
import { useRecordFilter } from '../../features/taxes/use-record-filter.ts';
import { YearDownloads } from '../../features/taxes/year-downloads.tsx';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { furtherPages } from './further-pages.tsx';

/** A form: its fields come with the tab. */
const TaxCalculator = lazy(async () => ({
  default: (await import('../../features/taxes/tax-calculator.tsx')).TaxCalculator,
}));

const SavedEstimates = lazy(async () => ({
  default: (await import('../../features/taxes/saved-estimates.tsx')).SavedEstimates,
}));

const QuarterPlanner = lazy(async () => ({
  default: (await import('../../features/quarter-plan/quarter-planner.tsx')).QuarterPlanner,
}));

const tabs = [
  { key: 'income', label: 'Income' },
  { key: 'deductions', label: 'Deductions' },
  { key: 'calculator', label: 'Tax Calculator' },
  { key: 'estimates', label: 'Saved Estimates' },
] as const;
type TabKey = (typeof tabs)[number]['key'];

export function TaxTrackerPage() {
  const filter = useRecordFilter();
  const { query, listed, get, set } = filter;
  const chosen = tabs.find(({ key }) => key === get('tab'))?.key ?? 'income';
  const kind = chosen === 'deductions' ? 'deductions' : 'income';
  const Further = furtherPages[get('tab')];
  if (Further) return <Further />;
  return (
    <Page
      title="Tax Tracker"
      purpose={
        <>
          Your income, your deductions and the tax to set aside. Estimates, not tax advice.{' '}
          <HelpLink article="estimated-taxes">How the estimate works</HelpLink>
        </>
      }
      action={query.year !== undefined && <YearDownloads year={query.year} />}
    >
      <Stack gap="lg">
        <RecordFilterBar kind={kind} filter={filter} />
        <TaxSummarySection query={query} hasChart={chosen === kind} />
        {query.year !== undefined && (
          <Suspense fallback={<RowsSkeleton label="Loading the quarter planner" />}>
            <QuarterPlanner year={query.year} />
          </Suspense>
        )}
        <Tabs<TabKey>
          label="Books and estimates"
          tabs={tabs}
          chosen={chosen}
          onChoose={(tab) => set({ tab, category: '' })}
        >
          {chosen === kind && (
            <RecordTab
              key={kind}
              kind={kind}
              query={listed}
              onShowAll={() => set({ origin: '' })}
              onSearch={(search) => set({ search })}
            />
          )}
          {chosen === 'calculator' && (
            <Suspense fallback={<RowsSkeleton label="Loading the calculator" />}>
              <TaxCalculator />
            </Suspense>
          )}
          {chosen === 'estimates' && (
            <Suspense fallback={<RowsSkeleton label="Loading estimates" />}>
              <SavedEstimates />
            </Suspense>
          )}
        </Tabs>
        <TaxFigures query={query} />
      </Stack>
    </Page>
  );
}
