import type { Tx } from '@sidework/chassis/db/db';
import { settleExpense } from '../../expenses/settle-expense.ts';
import { post } from '../../ledger/post.ts';
import * as Posting from '../../ledger/posting.ts';
import type { ProviderEvent } from '../../payment-provider/provider.ts';
import { lockActingAdult } from '../../people/queries.ts';
import { lockService } from '../../services/queries.ts';
import type { Service } from '../../services/service.ts';
import { settleTip } from '../../tips/settle-tip.ts';
import { addRefund } from '../../transfers/add-transfer.ts';
import * as Payment from '../charges/payment.ts';
import { findPayment, lockPayment, savePayment } from '../charges/queries.ts';
import { settleSale } from '../sales/settle-sale.ts';
import { settleWork } from '../work/settle-work.ts';

type Succeeded = Extract<ProviderEvent, { kind: 'succeeded' }>;

/** Money arrived: once, in time and as asked it does what it was asked for, and otherwise it goes back. */
export async function settleSuccess(
  tx: Tx,
  { paymentId, reference, amountCents, paidAt }: Succeeded,
  { now, releaseDays }: { now: () => Date; releaseDays: number },
): Promise<void> {
  const known = await findPayment(tx, paymentId);
  if (!known) return;
  // The service first, as everywhere.
  const service = known.serviceId ? await lockService(tx, known.serviceId) : undefined;
  const before = await lockPayment(tx, paymentId);
  const at = paidAt ?? now();
  const judged = Payment.judge(before, { reference, amountCents });
  if (judged === 'known') return;
  if (judged === 'unwanted') return sendBack(tx, before, { reference, amountCents }, at);
  if (!service) return settleSale(tx, before, reference, at);
  if (before.purpose === 'tip' || before.purpose === 'expense') {
    if (await settleBeside(tx, before, service, reference, at)) return;
    await savePayment(tx, before, Payment.sentBack(before, reference, at));
    return sendBack(tx, before, { reference, amountCents }, at);
  }
  await settleWork(tx, before, service, { reference, releaseDays }, at);
}

/** False where the work takes no money beside its total any more. */
async function settleBeside(
  tx: Tx,
  before: Payment.Payment,
  service: Service,
  reference: string,
  at: Date,
): Promise<boolean> {
  if (service.isDisputed || !(await lockActingAdult(tx, service.professionalId))) return false;
  if (before.purpose === 'expense') return settleExpense(tx, before, service, reference, at);
  await settleTip(tx, before, service, reference, at);
  return true;
}

/** A payment that is no longer asked for goes back. */
async function sendBack(
  tx: Tx,
  { id, payerId, serviceId }: Payment.Payment,
  { reference, amountCents }: { reference: string; amountCents: number },
  at: Date,
): Promise<void> {
  await post(
    tx,
    {
      kind: 'payment_returned',
      cause: `returned:${reference}`,
      serviceId,
      paymentId: id,
      entries: Posting.moved(Posting.cash, [[Posting.refundTo(payerId), amountCents]]),
    },
    at,
  );
  await addRefund(tx, { personId: payerId, serviceId, reference, amountCents }, at);
}

/** A try that did not pay; another may. */
export async function settleFailure(
  tx: Tx,
  { paymentId, reference, failure }: Extract<ProviderEvent, { kind: 'failed' }>,
): Promise<void> {
  const known = await findPayment(tx, paymentId);
  if (!known) return;
  const before = await lockPayment(tx, paymentId);
  await savePayment(tx, before, Payment.decline(before, reference, failure));
}
