import type { PaymentView } from '@sidework/contracts/client-services/payments';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import type { Payment } from './payment.ts';

export const toPaymentView = (
  payment: Payment,
  { way }: Pick<PaymentProvider, 'way'>,
): PaymentView => ({
  id: payment.id,
  amountCents: payment.amountCents,
  description: payment.description,
  status: payment.status,
  failure: payment.failure,
  card: payment.card,
  returnTo: payment.returnTo,
  expiresAt: payment.expiresAt.toISOString(),
  way,
  refundedCents: payment.refundedCents,
});
