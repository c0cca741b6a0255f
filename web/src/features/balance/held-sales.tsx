import type { BalanceView } from '@sidework/contracts/client-services/balance';
import { formatCents } from '@sidework/contracts/kernel/money';
import { DateText } from '../../ui/figures/date-text.tsx';
import { MoneyText } from '../../ui/figures/money-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

/** Money from tickets and courses is held until a payout may include it. */
export function HeldSales({ balance }: { balance: BalanceView }) {
  const { heldSales: sales, heldSalesCents, heldSalesCount } = balance;
  const left = heldSalesCount - sales.length;
  if (heldSalesCount === 0) return null;
  return (
    <Section title="Held from tickets and courses">
      <p>
        {formatCents(heldSalesCents)} is held for {heldSalesCount}{' '}
        {heldSalesCount === 1 ? 'sale' : 'sales'}. Money of a ticket is held until a day after the
        event, money of a course for 14 days. Refunds come from it.
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
      {left > 0 && <p>And {left} more that are held longer.</p>}
    </Section>
  );
}
