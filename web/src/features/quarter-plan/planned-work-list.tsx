import type { PlannedWork, QuarterPlan } from '@sidework/contracts/business-tools/quarter-plan';
import { formatCents } from '@sidework/contracts/kernel/money';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

/** Agreed work that is still to be paid, each with what of it to put away. */
export function PlannedWorkList({ plan }: { plan: QuarterPlan }) {
  const { work, year, nextPayment: next } = plan;
  if (work.length === 0) return null;
  const title = next
    ? `Set aside ${next.setAsidePercent}% of each payment`
    : 'Agreed work that is still to be paid';
  return (
    <Card title={title}>
      <Rows label="Work that is still to be paid">
        {work.map((each) => (
          <ListRow
            key={each.serviceId}
            title={each.title}
            to={paths.service(each.serviceId)}
            details={detailsOf(each)}
            note={noteOf(each, year)}
            amount={each.setAsideCents !== null && formatCents(each.setAsideCents)}
          />
        ))}
      </Rows>
      {plan.hasMoreWork && <Words>The sums above count the work behind these too.</Words>}
      {next && <Words>You keep it at your own bank; Sidework holds none of it.</Words>}
    </Card>
  );
}

function detailsOf({ clientName, expectedOn, grossCents, feeCents, heldCents }: PlannedWork) {
  const day = expectedOn ? dayText(expectedOn) : 'No date yet';
  const held = heldCents > 0 && 'held by Sidework';
  return [clientName, day, `you get ${formatCents(grossCents - feeCents)}`, held]
    .filter(Boolean)
    .join(' · ');
}

function noteOf({ expectedOn }: PlannedWork, year: number): string | undefined {
  if (!expectedOn) return 'It counts once a deadline or an estimated completion date is set.';
  if (!expectedOn.startsWith(String(year))) return `It does not count for ${year}.`;
  return undefined;
}
