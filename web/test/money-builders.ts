import type { BalanceView } from '@sidework/contracts/schema/client-services/balance';

export const aBalance = (given: Partial<BalanceView> = {}): BalanceView => ({
  availableCents: 36_000,
  earnedCents: 36_000,
  creditCents: 0,
  owedCents: 0,
  feesDueCents: 0,
  heldCents: 10_000,
  heldNetCents: 9_000,
  heldSalesCents: 0,
  heldSalesCount: 0,
  heldSales: [],
  payouts: [],
  ...given,
});
