import type { BalanceView } from '@sidework/contracts/schema/client-services/balance';
import type { PayoutAccountView } from '@sidework/contracts/schema/client-services/payout-accounts';

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

export const anAccount = (given: Partial<NonNullable<PayoutAccountView['account']>> = {}) => ({
  holder: 'Ada Lovelace',
  bank: 'Ironbound Community Bank',
  lastFour: '6789',
  status: 'verified' as const,
  reason: null,
  addedAt: '2026-01-05T09:00:00.000Z',
  verifiedAt: '2026-01-05T09:00:00.000Z',
  heldUntil: null,
  ...given,
});
export const aPayoutAccount = (given: Partial<PayoutAccountView> = {}): PayoutAccountView => ({
  way: 'form',
  account: anAccount(),
  schedule: 'manual',
  nextPayoutAt: null,
  mayChangeUntil: '2999-01-01T00:00:00.000Z',
  isForChildren: false,
  ...given,
});
