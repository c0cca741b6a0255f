import { getQuarterPlan, type QuarterPlan } from '@sidework/contracts/business-tools/quarter-plan';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useApi } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ExplainedLines } from '../../ui/rows/explained-lines.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { PlannedSalesList } from './planned-sales-list.tsx';
import { PlannedWorkList } from './planned-work-list.tsx';

/** The rest of the year as it is booked: what it brings, which payment follows, and what to set aside (F9). */
export function QuarterPlanner({ year }: { year: number }) {
  const { data: plan, error, mutate } = useApi(getQuarterPlan, { query: { year } });
  if (error && !plan) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!plan) return <RowsSkeleton rows={3} label="Loading the quarter planner" />;
  if (plan.dueDates.every((day) => day < plan.asOf)) return null;
  const next = plan.nextPayment;
  return (
    <div id="planner">
      <Section title="Quarter planner">
        <Stack gap="lg">
          {!next && (
            <Notice
              title="The payment is not estimated yet"
              action={
                <LinkButton to={`${paths.taxTracker}?tab=calculator`}>
                  Fill in your tax profile
                </LinkButton>
              }
            >
              Four answers show which payment is due and what to set aside.
            </Notice>
          )}
          <Grid min="wide">
            <Card title={`${year} on your books`}>
              <Facts facts={projectionOf(plan)} />
            </Card>
            {next && (
              <Card title={`Payment ${next.number} of 4, due ${dayText(next.dueOn)}`}>
                <Facts facts={paymentOf(next)} />
              </Card>
            )}
          </Grid>
          <PlannedWorkList plan={plan} />
          <PlannedSalesList plan={plan} />
          {next && <ExplainedLines label="The math behind the payment" lines={next.lines} />}
        </Stack>
      </Section>
    </div>
  );
}

const projectionOf = (plan: QuarterPlan) => [
  {
    label: 'Net income so far',
    note: 'income − deductions in your books',
    value: formatCents(plan.recordedNetCents),
  },
  {
    label: 'Income still to come',
    note: `agreed work and recurring income until Dec 31, ${plan.year}`,
    value: formatCents(plan.comingIncomeCents),
  },
  {
    label: 'Costs still to come',
    note: 'Sidework fees and recurring deductions',
    value: formatCents(0 - plan.comingDeductionsCents),
  },
  { label: 'Projected net income', value: formatCents(plan.projectedNetCents), isSum: true },
];

function paymentOf(next: NonNullable<QuarterPlan['nextPayment']>) {
  const { safeHarborCents: harbor, state } = next;
  return [
    {
      label: 'Federal, with self-employment tax',
      note: 'Form 1040-ES. Estimate, not tax advice.',
      value: formatCents(next.amountCents),
      isSum: true,
    },
    {
      label: 'Safe harbor for the year',
      note: 'last year’s tax, or 110% of it after a high income: paying it avoids a penalty',
      value: harbor === null || harbor === undefined ? 'Last year not known' : formatCents(harbor),
    },
    { label: 'Set aside so far', value: formatCents(next.setAsideCents) },
    ...(state
      ? [
          {
            label: `${state.name}, left for the year`,
            note: 'paid separately to the state',
            value: state.leftCents === null ? 'State not included' : formatCents(state.leftCents),
          },
        ]
      : []),
    { label: 'Set aside of each payment', value: `${next.setAsidePercent}%` },
  ];
}
