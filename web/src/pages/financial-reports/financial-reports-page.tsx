import { periods, yearsOffered } from '@sidework/contracts/business-tools/periods';
import { toolTexts } from '@sidework/contracts/business-tools/tool-texts';
import { lazy, Suspense } from 'react';
import { OwnerEntries } from '../../features/reports/owner-entries.tsx';
import { StatementTab } from '../../features/reports/statement-tab.tsx';
import { useStatements } from '../../features/reports/use-statements.ts';
import { YearOverYear } from '../../features/reports/year-over-year.tsx';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';

const tabs = [
  { key: 'yoy', label: 'Year Over Year' },
  { key: 'income_statement', label: 'Income Statement' },
  { key: 'balance_sheet', label: 'Balance Sheet' },
  { key: 'cash_flow', label: 'Cash Flow' },
] as const;
type TabKey = (typeof tabs)[number]['key'];

const methods = [
  { value: 'simplified', label: 'Simplified' },
  { value: 'full', label: 'Full' },
] as const;
const periodOptions = periods.map((period) => ({
  value: period,
  label: period === 'annual' ? 'Annual' : period,
}));

const AnyPeriod = lazy(async () => ({
  default: (await import('../../features/reports/any-period.tsx')).AnyPeriod,
}));

export function FinancialReportsPage() {
  const { get } = useSearchChoice();
  return get('view') === 'days' ? <AnyPeriodPage /> : <GeneratedPage />;
}

function AnyPeriodPage() {
  return (
    <Page
      back={<BackLink to={paths.financialReports}>Financial Reports</BackLink>}
      title="Reports of any period"
      purpose="A month, the year to date or any days, worked out from your books as they are now."
    >
      <Suspense fallback={<RowsSkeleton label="Loading the reports" />}>
        <AnyPeriod />
      </Suspense>
    </Page>
  );
}

function GeneratedPage() {
  const { get, set } = useSearchChoice();
  const current = Number(viewersToday().slice(0, 4));
  const year = Number(/^2[01]\d\d$/.exec(get('year'))?.[0] ?? current);
  const period = periods.find((one) => one === get('period')) ?? 'annual';
  const method = get('method') === 'full' ? 'full' : 'simplified';
  const chosen = tabs.find(({ key }) => key === get('tab'))?.key ?? 'yoy';
  const reports = useStatements(year, period);
  const years = yearsOffered(
    current,
    [year, ...reports.recordYears].filter((one) => one >= 2000),
  );
  const { isBusy, run } = useBusy();

  return (
    <Page
      title="Financial Reports"
      purpose={
        <>
          Statements of a year or a quarter, made from your income and deductions.{' '}
          <HelpLink article="your-books">How your books fill themselves</HelpLink>
        </>
      }
      action={
        <PlainButton isBusy={isBusy} onClick={() => void run(reports.generate)}>
          Generate Statements
        </PlainButton>
      }
    >
      <Stack gap="lg">
        <FilterBar label="Choose the statements">
          <ChoiceField
            label="Year"
            value={String(year)}
            onChange={(value) => set({ year: value })}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
          />
          <ChoiceField
            label="Period"
            value={period}
            onChange={(value) => set({ period: value })}
            options={periodOptions}
          />
          <ChoiceField
            label="Method"
            value={method}
            onChange={(value) => set({ method: value })}
            options={methods}
          />
        </FilterBar>
        <Row>
          {(['pdf', 'csv', 'xlsx'] as const).map((format) => (
            <PlainButton
              key={format}
              variant="default"
              isDisabled={isBusy}
              onClick={() => void run(() => reports.download(format, method))}
            >
              {`Export ${format.toUpperCase()}`}
            </PlainButton>
          ))}
          <LinkButton variant="default" to={`${paths.financialReports}?view=days`}>
            Choose dates
          </LinkButton>
        </Row>
        {content()}
      </Stack>
    </Page>
  );

  function content() {
    const { statements, years: compared, error } = reports;
    if (error && !(statements && compared))
      return <ErrorNotice error={error} text={toolTexts.reportsFailed} onRetry={reports.retry} />;
    if (!statements || !compared) return <RowsSkeleton label="Loading reports" />;
    return (
      <>
        <Tabs<TabKey> label="Reports" tabs={tabs} chosen={chosen} onChoose={(tab) => set({ tab })}>
          {chosen === 'yoy' ? (
            <YearOverYear years={compared} />
          ) : (
            <StatementTab
              key={`${chosen} ${method}`}
              statement={statements.find(({ statementType }) => statementType === chosen)}
              method={method}
              isBusy={isBusy}
              onGenerate={() => void run(reports.generate)}
            />
          )}
        </Tabs>
        {method === 'full' && <OwnerEntries />}
      </>
    );
  }
}
