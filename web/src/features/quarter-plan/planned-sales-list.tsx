import type { PlannedSales, QuarterPlan } from '@sidework/contracts/business-tools/quarter-plan';
import { formatCents } from '@sidework/contracts/kernel/money';
import { dayText } from '../../lib/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

/** Tickets and courses whose money is still held, each with what of it to put away. */
export function PlannedSalesList({ plan }: { plan: QuarterPlan }) {
  const { sales, year } = plan;
  if (sales.length === 0) return null;
  return (
    <Card title="Sold tickets and courses">
      <Rows label="Sales whose money is held">
        {sales.map((each) => (
          <ListRow
            key={[each.kind, each.soldId, each.expectedOn].join()}
            title={each.title}
            details={detailsOf(each)}
            note={
              each.expectedOn.startsWith(String(year))
                ? undefined
                : `It does not count for ${year}.`
            }
            amount={each.setAsideCents !== null && formatCents(each.setAsideCents)}
          />
        ))}
      </Rows>
      {plan.hasMoreSales && <Words>The sums above count the sales behind these too.</Words>}
      <Words>
        The money is held until an event is over, or until a course can no longer be refunded.
      </Words>
    </Card>
  );
}

function detailsOf({ count, kind, expectedOn, grossCents, feeCents }: PlannedSales): string {
  const what = kind === 'event' ? 'ticket' : 'sale';
  const sold = `${count} ${what}${count === 1 ? '' : 's'}`;
  return [sold, dayText(expectedOn), `you get ${formatCents(grossCents - feeCents)}`].join(' · ');
}
