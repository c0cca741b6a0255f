import type { Actor } from '@sidework/chassis/http/actor';
import type { RefundOfReleased } from '@sidework/contracts/client-services/escrow';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { bookMovement } from '../escrow/book-movement.ts';
import { concernedBy, payeeOf } from '../escrow/payee.ts';
import { tellRefunded } from '../escrow/tell-released.ts';
import { creditRefund } from '../invoices/issue-credit-notes.ts';
import { lockAccounts } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import { creditOf } from '../ledger/queries.ts';
import { refundToCards } from '../payments/work/refund-to-cards.ts';
import { settleChange } from '../service-management/settle-change.ts';
import { lockService } from '../services/queries.ts';
import { requireOutsider } from '../services/service.ts';
import * as Release from './release.ts';

/** Gives back what was released, whether it was paid out or not. */
export function refundReleased(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  { amountCents, explanation }: z.infer<typeof RefundOfReleased>,
) {
  return db.transaction(async (tx) => {
    const before = await lockService(tx, serviceId);
    requireOutsider(await concernedBy(tx, before), actor);
    const at = now();
    const payeeId = await payeeOf(tx, before.professionalId);
    const theirs = [Posting.payableTo(payeeId), Posting.owedBy(payeeId)];
    await lockAccounts(tx, [Posting.refundTo(before.clientId), ...theirs]);
    const balanceCents = await creditOf(tx, Posting.payableTo(payeeId));
    const refunded = Release.refund(before, amountCents, { payeeId, balanceCents });
    const { service, entries, feeCents } = refunded;
    const cause = `refund:${serviceId}:${before.version}`;
    const postingId = await bookMovement(
      tx,
      { kind: 'refund', cause, serviceId, entries },
      [{ paymentType: 'refund', amountCents, description: explanation }],
      at,
    );
    await settleChange(tx, before, service, at);
    await refundToCards(tx, service, amountCents, at);
    const posted = { postingId, grossCents: amountCents, feeCents };
    await tellRefunded(tx, service, { ...posted, why: 'refund' }, at);
    await creditRefund(tx, service, posted, at);
    return { serviceId };
  });
}
