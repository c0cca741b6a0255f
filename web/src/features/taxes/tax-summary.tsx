import { getTaxSummary, type TaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useApi } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { Chart } from '../../ui/figures/chart.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ExplainedLines } from '../../ui/rows/explained-lines.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { allYears, type RecordFilter } from './use-record-filter.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);

/** The totals of what the filters leave; the page's parts share one call. */
export const useSummary = (query: RecordFilter) =>
  useApi(getTaxSummary, { query }, { keepPreviousData: true });

/** The months that have begun, and later ones where there are records of them already. */
function begunMonths({ months: all }: TaxSummary, year: number) {
  const today = viewersToday();
  const isOver = (month: number) => `${year}-${String(month).padStart(2, '0')}-01` <= today;
  const last = all.findLastIndex(
    ({ month, incomeCents, deductionsCents }) =>
      isOver(month) || incomeCents !== 0 || deductionsCents !== 0,
  );
  return all.slice(0, last + 1);
}

interface Props {
  query: RecordFilter;
  hasChart: boolean;
}

/** The totals of the records that the filters leave, the payment that is due next, and the year as a chart. */
export function TaxSummarySection({ query, hasChart }: Props) {
  const { data, error, mutate } = useSummary(query);
  if (error) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <RowsSkeleton rows={2} label="Loading totals" />;
  const { nextPayment: next } = data;
  const { year } = query;
  const shown = year ?? allYears;
  return (
    <Stack gap="lg">
      <Grid min="figure">
        <Stat
          label="Total Income"
          value={formatCents(data.totalIncomeCents)}
          note={`${records(data.incomeCount)}, ${data.automaticIncomeCount} from Sidework`}
          to={`?tab=income&year=${shown}`}
        />
        <Stat
          label="Total Deductions"
          value={formatCents(data.totalDeductionsCents)}
          note={records(data.deductionCount)}
          to={`?tab=deductions&year=${shown}`}
        />
        <Stat
          label="Net Income"
          value={formatCents(data.netIncomeCents)}
          note="Income − deductions"
          to={`?year=${shown}#figures`}
        />
        {next && (
          <Stat
            label={`Payment due ${dayText(next.dueOn)}`}
            value={formatCents(next.amountCents)}
            meaning="due"
            note={`Federal. ${formatCents(next.setAsideCents)} set aside, ${formatCents(next.toGoCents)} to go. Set aside ${next.setAsidePercent}% of each payment you receive. Estimate.`}
            to={`?tab=calculator&year=${shown}#planner`}
          />
        )}
        {next?.state && (
          <Stat
            label={`${next.state.name}, left to pay for the year`}
            value={stateValue(next.state)}
            note={stateNote(next.state)}
            to={`?tab=calculator&year=${shown}#planner`}
          />
        )}
      </Grid>
      {hasChart && year !== undefined && (
        <Chart
          kind="lines"
          title="Income and deductions"
          summary={`${formatCents(data.totalIncomeCents)} of income and ${formatCents(data.totalDeductionsCents)} of deductions.`}
          aside={String(year)}
          series={[{ label: 'Income' }, { label: 'Deductions' }]}
          data={begunMonths(data, year).map(({ month, incomeCents, deductionsCents }) => ({
            label: months[month - 1] ?? '',
            values: [incomeCents, deductionsCents],
          }))}
          format={formatCents}
          formatScale={(cents) => `$${Math.round(cents / 100).toLocaleString('en-US')}`}
        />
      )}
    </Stack>
  );
}

type StateTax = NonNullable<NonNullable<TaxSummary['nextPayment']>['state']>;

const stateValue = ({ leftCents }: StateTax) =>
  leftCents === null ? 'Not included' : formatCents(leftCents);

function stateNote({ expectedCents, localTax }: StateTax): string {
  if (expectedCents === null) return 'State not included: its tax is not modeled for this year.';
  const local = localTax?.expectedCents
    ? `, ${formatCents(localTax.expectedCents)} for ${localTax.name}`
    : '';
  return `${formatCents(expectedCents)} of state tax expected${local}, less what was withheld and paid. Estimate.`;
}

/** How each figure of the summary comes about. */
export function TaxFigures({ query }: { query: RecordFilter }) {
  const { data } = useSummary(query);
  if (!data) return null;
  return (
    <div id="figures">
      <Section title="The math behind these figures">
        <ExplainedLines label="Figures" lines={linesOf(data)} />
      </Section>
    </div>
  );
}

function linesOf(summary: TaxSummary) {
  const from = { source: 'Your records in Sidework', asOf: viewersToday() };
  const { totalIncomeCents: income, totalDeductionsCents: deductions } = summary;
  return [
    {
      ...from,
      key: 'income',
      label: 'Total Income',
      amountCents: income,
      formula: 'the sum of the income records',
      inputs: [
        { name: 'records', value: String(summary.incomeCount) },
        { name: 'of these from Sidework', value: String(summary.automaticIncomeCount) },
      ],
    },
    {
      ...from,
      key: 'deductions',
      label: 'Total Deductions',
      amountCents: deductions,
      formula: 'the sum of the deductions, by line of Schedule C',
      inputs: summary.scheduleC.map(({ line, category, amountCents }) => ({
        name: `line ${line}, ${category}`,
        value: formatCents(amountCents),
      })),
    },
    {
      ...from,
      key: 'net',
      label: 'Net Income',
      amountCents: summary.netIncomeCents,
      formula: 'total income − total deductions',
      inputs: [
        { name: 'total income', value: formatCents(income) },
        { name: 'total deductions', value: formatCents(deductions) },
      ],
    },
  ];
}
