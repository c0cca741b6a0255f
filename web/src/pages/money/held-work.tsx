import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { dayOf, dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Section } from '../../ui/layout/section.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { useHeld } from './use-held.ts';

/** The services whose money is held now, on either side of them, and the sales that wait for their day. */
export function HeldWork() {
  const { work, sales } = useHeld();
  if (!work || (work.length === 0 && !sales?.count)) return null;
  return (
    <div id="held">
      <Section title="Held now">
        <Rows label="Held now">
          {work.map(({ service, isOwn }) => (
            <ListRow
              key={service.id}
              lead={<Scene name="money" />}
              title={service.title}
              to={paths.service(service.id)}
              details={isOwn ? whenYours(service) : `Held for ${nameOf(service.professional)}`}
              note={isOwn && feeText(service)}
              amount={formatCents(service.escrowedAmountCents)}
            />
          ))}
          {sales && sales.count > 0 && (
            <ListRow
              lead={<Scene name="calendar" />}
              title={
                sales.count === 1 ? 'One ticket or course' : `${sales.count} tickets and courses`
              }
              to={paths.balance}
              details="After the event, or 14 days after a course was bought"
              amount={formatCents(sales.cents)}
            />
          )}
        </Rows>
      </Section>
    </div>
  );
}

const nameOf = (person: ServiceView['client']) => person?.fullName ?? 'someone';

function whenYours({ client, money }: ServiceView): string {
  if (money.isDisputed) return 'Waiting for the dispute to be decided';
  if (money.releasesAt)
    return `Yours on ${dayText(dayOf(money.releasesAt))}, unless ${nameOf(client)} objects`;
  return `Yours when ${nameOf(client)} releases it`;
}

function feeText({ escrowedAmountCents, money }: ServiceView): string {
  const kept = Math.round(escrowedAmountCents * (1 - money.feeBps / 10_000));
  return `Our fee is ${money.feeBps / 100}%. You get about ${formatCents(kept)}.`;
}
