import type { BalanceView } from '@sidework/contracts/client-services/balance';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { Line } from '../../ui/rows/explained-lines.tsx';

const part = (name: string, cents: number) => ({ name, value: formatCents(cents) });

/** How the figures of a balance follow from its parts. */
export function explainedBalance(balance: BalanceView, asOf: string): Line[] {
  const { earnedCents, owedCents, feesDueCents, creditCents, heldCents, heldNetCents } = balance;
  const from = { source: 'The ledger of Sidework', asOf };
  return [
    {
      ...from,
      key: 'available',
      label: 'Available',
      amountCents: balance.availableCents,
      formula:
        'earned and not paid out − owed − cancellation fees due, at least 0, + back to you as a client',
      inputs: [
        part('earned and not paid out', earnedCents),
        part('owed after refunds', owedCents),
        part('cancellation fees due', feesDueCents),
        part('back to you as a client', creditCents),
      ],
    },
    {
      ...from,
      key: 'held',
      label: 'Held for your work',
      amountCents: heldNetCents,
      formula: 'money that clients paid in − Sidework fees',
      inputs: [part('paid in', heldCents), part('Sidework fees', heldCents - heldNetCents)],
    },
    {
      ...from,
      key: 'fees',
      label: 'Sidework fees on it',
      amountCents: heldCents - heldNetCents,
      formula: 'the fee of each service × what is held for it',
      inputs: [part('paid in', heldCents)],
    },
    {
      ...from,
      key: 'held_sales',
      label: 'Held for tickets and courses',
      amountCents: balance.heldSalesCents,
      formula: 'the sum of the sales whose hold has not ended',
      inputs: [{ name: 'sales', value: String(balance.heldSalesCount) }],
    },
  ];
}
