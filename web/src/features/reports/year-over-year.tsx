import type { YearOverYearView } from '@sidework/contracts/business-tools/financial-statements';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useState } from 'react';
import { Amount } from '../../ui/figures/amount.tsx';
import { Chart } from '../../ui/figures/chart.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { OpeningRow } from '../../ui/rows/opening-row.tsx';
import { Rows } from '../../ui/rows/rows.tsx';

const percent = (value: number | null) => (value === null ? 'N/A' : `${value}%`);
const shown = 3;

function meaningOf(growth: number | null) {
  if (growth === null) return 'over';
  return growth < 0 ? 'due' : 'open';
}

/** The latest three years side by side; each opens with how its figures come about. */
export function YearOverYear({ years }: { years: readonly YearOverYearView[] }) {
  const [open, setOpen] = useState<number>();
  const latest = years.slice(0, shown);
  if (latest.length === 0)
    return (
      <EmptyState
        scene="money"
        title="No financial data available"
        text="Add income and deductions in the Tax Tracker, then generate the statements of a year."
      />
    );
  return (
    <Stack gap="lg">
      <Chart
        kind="pairs"
        title="Revenue and expenses"
        summary={latest
          .map((row) => `${row.year}: net profit ${formatCents(row.netProfitCents)}`)
          .join(', ')}
        of="Year"
        series={[{ label: 'Revenue' }, { label: 'Expenses' }]}
        data={latest.toReversed().map((row) => ({
          label: String(row.year),
          values: [row.totalRevenueCents, row.totalExpensesCents],
        }))}
        format={formatCents}
        formatScale={(cents) => `$${Math.round(cents / 100).toLocaleString('en-US')}`}
      />
      <Rows label="Years">
        {latest.map((row) => (
          <OpeningRow
            key={row.year}
            title={row.year}
            details={`Margin ${percent(row.profitMargin)}`}
            chip={<Chip meaning={meaningOf(row.growthRate)}>Growth {percent(row.growthRate)}</Chip>}
            amount={<Amount cents={row.netProfitCents} size="row" />}
            isOpen={open === row.year}
            onToggle={() => setOpen(open === row.year ? undefined : row.year)}
          >
            <Facts facts={factsOf(row)} />
          </OpeningRow>
        ))}
      </Rows>
    </Stack>
  );
}

const factsOf = (row: YearOverYearView) => [
  {
    label: 'Total revenue',
    note: 'the sum of all income of the year',
    value: formatCents(row.totalRevenueCents),
  },
  {
    label: 'Total expenses',
    note: 'the sum of all deductions of the year',
    value: formatCents(row.totalExpensesCents),
  },
  { label: 'Net profit', note: 'revenue − expenses', value: formatCents(row.netProfitCents) },
  {
    label: 'Profit margin',
    note: 'net profit / revenue × 100; 0 without revenue',
    value: percent(row.profitMargin),
  },
  {
    label: 'Growth',
    note: '(net profit − net profit of the year before) / its absolute value × 100',
    value: percent(row.growthRate),
  },
];
