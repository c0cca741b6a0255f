import { unprocessable } from '@sidework/chassis/errors';
import { lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import type { Moved, Payee } from '../escrow/escrow.ts';
import * as Posting from '../ledger/posting.ts';
import type { Service } from '../services/service.ts';

/**
 * Released money goes back to the client from the professional's balance as far as that reaches; the professional owes the
 * rest. The platform gives its fee back in proportion, and with the last part all that is left of it.
 */
export function refund(
  service: Service,
  amountCents: number,
  { payeeId, balanceCents }: Payee & { balanceCents: number },
): Moved & { feeCents: number } {
  if (amountCents > service.releasedAmountCents) throw unprocessable('refund_over_released');
  const leftCents = service.releasedAmountCents - amountCents;
  const { netCents, feeCents } = lessFeeOfPart(leftCents, amountCents, service.feeBps);
  const fromBalance = Math.min(balanceCents, netCents);
  return {
    service: { ...service, releasedAmountCents: leftCents },
    entries: Posting.gathered(
      [
        [Posting.payableTo(payeeId), fromBalance],
        [Posting.owedBy(payeeId), netCents - fromBalance],
        [Posting.fees, feeCents],
      ],
      Posting.refundTo(service.clientId),
    ),
    feeCents,
  };
}
