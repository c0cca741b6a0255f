import type { Tx } from '@sidework/chassis/db/db';
import * as Escrow from '../escrow/escrow.ts';
import { noteHistory } from '../escrow/history.ts';
import { post } from '../ledger/post.ts';
import { giveBack } from '../payments/give-back.ts';
import type { Service } from '../services/service.ts';

/**
 * What an agreed change of the total means for its money (decision 47): what is held beyond the new total goes back at
 * once, and where more is needed the service is pending until the client tops it up. `before` is the locked row, `after`
 * has the new total and whatever else was agreed; the service to be saved is given back, with both figures.
 */
export async function settleChangedTotal(
  tx: Tx,
  before: Service,
  after: Service,
  at: Date,
): Promise<{ service: Service; refundCents: number; topUpCents: number }> {
  const { totalAmountCents, id: serviceId } = after;
  const { service, entries, refundCents, topUpCents } = Escrow.changeTotal(
    { ...after, totalAmountCents: before.totalAmountCents },
    totalAmountCents,
  );
  if (refundCents > 0) {
    const cause = `total:${serviceId}:${before.version}`;
    const posting = { kind: 'total_changed', cause, serviceId, entries };
    const ledgerTransactionId = await post(tx, posting, at);
    const description = 'Back to the client after the new total';
    await noteHistory(
      tx,
      {
        serviceId,
        ledgerTransactionId,
        paymentType: 'refund',
        amountCents: refundCents,
        description,
      },
      at,
    );
    await giveBack(tx, service, refundCents, at);
  }
  return { service, refundCents, topUpCents };
}
