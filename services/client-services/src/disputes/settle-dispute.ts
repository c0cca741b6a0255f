import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Split } from '@sidework/contracts/client-services/escrow';
import { disputeSettled } from '@sidework/contracts/client-services/events';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { payeeOf } from '../escrow/payee.ts';
import { recordHistory } from '../escrow/queries.ts';
import { tellReleased } from '../escrow/tell-released.ts';
import * as Fee from '../fees/fee.ts';
import { lockFeeOf, saveFee } from '../fees/queries.ts';
import { post } from '../ledger/post.ts';
import { refundToCards } from '../payments/refund-to-cards.ts';
import { settleChange } from '../service-management/settle-change.ts';
import { toServiceFact } from '../services/facts.ts';
import { lockService } from '../services/queries.ts';
import type { Service } from '../services/service.ts';
import * as Dispute from './dispute.ts';
import { getDispute, lockDispute } from './queries.ts';
import { disputes } from './table.ts';

/** A moderator's word; who decided it stands with it. */
export function settleDispute(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  disputeId: string,
  { explanation, ...split }: z.infer<typeof Split>,
) {
  return db.transaction(async (tx) => {
    const { serviceId } = await getDispute(tx, disputeId);
    const before = await lockService(tx, serviceId);
    const at = now();
    const dispute = await lockDispute(tx, disputeId);
    Dispute.requireOpen(dispute);
    const payeeId = await payeeOf(tx, before.professionalId);
    const { service, entries, grossCents, feeCents } = Dispute.settle(
      before,
      split,
      { payeeId },
      at,
    );
    const posting = { kind: 'dispute' as const, cause: `dispute:${disputeId}`, serviceId, entries };
    const ledgerTransactionId = await post(tx, posting, at);
    await settleChange(tx, before, service, at);
    const decided = { decidedBy: actor.id, decidedAt: at, explanation, ...split };
    await save(tx, disputes, dispute, { ...dispute, ...decided });
    const kept = { serviceId, ledgerTransactionId };
    const shares = [
      {
        amountCents: split.toProfessionalCents,
        description: 'To the professional, by a moderator',
      },
      { amountCents: split.toClientCents, description: 'To the client, by a moderator' },
    ];
    for (const share of shares)
      if (share.amountCents > 0)
        await recordHistory(tx, { ...kept, paymentType: 'dispute', ...share }, at);
    await endFee(tx, service, split.toProfessionalCents);
    await refundToCards(tx, service, split.toClientCents, at);
    const posted = { postingId: ledgerTransactionId, grossCents, feeCents };
    await tellReleased(tx, service, { ...posted, why: 'dispute' }, at);
    const decision = { ...split, explanation, disputeId, decidedBy: actor.id };
    await emit(tx, disputeSettled, { ...toServiceFact(service), ...decision }, at);
    return { id: disputeId };
  });
}

async function endFee(tx: Tx, { id }: Service, cents: number): Promise<void> {
  const fee = await lockFeeOf(tx, id);
  if (fee) await saveFee(tx, fee, Fee.decide(fee, cents));
}
