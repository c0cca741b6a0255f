import type { BalanceView } from '@sidework/contracts/client-services/balance';
import { DateText } from '../../ui/date-text.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { Section } from '../../ui/section.tsx';

/** What tickets and courses brought in, while a payout does not reach it. */
export function HeldSales({ sales }: { sales: BalanceView['heldSales'] }) {
  if (sales.length === 0) return null;
  return (
    <Section title="Held from tickets and courses">
      <p>
        Money of a ticket is held until a day after the event, money of a course for 14 days.
        Refunds come from it.
      </p>
      <Rows label="Held from tickets and courses">
        {sales.map(({ id, title, amountCents, until }) => (
          <ListRow
            key={id}
            title={title}
            details={
              <>
                <MoneyText cents={amountCents} /> · Held until <DateText moment={until} />
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
