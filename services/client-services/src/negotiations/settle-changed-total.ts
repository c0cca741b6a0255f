import type { Tx } from '@sidework/chassis/db/db';
import { bookMovement } from '../escrow/book-movement.ts';
import * as Escrow from '../escrow/escrow.ts';
import { fitMilestones } from '../milestones/move-milestones.ts';
import { refundToCards } from '../payments/work/refund-to-cards.ts';
import type { Service } from '../services/service.ts';

/**
 * Moves the money after an agreed change of the total (D-47): money held beyond the new total goes back at once,
 * and a service that needs more is pending until the client tops it up. `before` is the locked row and `after` has the
 * agreed terms; the result is the service to be saved, with both figures.
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
    const description = 'Back to the client after the new total';
    await bookMovement(
      tx,
      { kind: 'total_changed', cause, serviceId, entries },
      [{ paymentType: 'refund', amountCents: refundCents, description }],
      at,
    );
    await refundToCards(tx, service, refundCents, at);
  }
  return { service: await fitMilestones(tx, service), refundCents, topUpCents };
}
