import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import type { RefundOfReleased, Split } from '@sidework/contracts/client-services/escrow';
import { disputeOpened, disputeSettled } from '@sidework/contracts/client-services/events';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import * as Dispute from '../escrow/dispute.ts';
import { payeeOf } from '../escrow/payee.ts';
import { recordHistory } from '../escrow/queries.ts';
import { disputes } from '../escrow/table.ts';
import * as Fee from '../fees/fee.ts';
import { lockFeeOf, saveFee } from '../fees/queries.ts';
import { lockAccounts, post } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import { creditOf } from '../ledger/queries.ts';
import { refundToCards } from '../payments/refund-to-cards.ts';
import { settleChange } from '../service-management/settle-change.ts';
import { toServiceFact } from '../services/facts.ts';
import { getServiceFor, lockService, lockServiceFor } from '../services/queries.ts';
import type { Service } from '../services/service.ts';
import { withheldText, wordsOf } from '../services/words.ts';
import { getDispute, insertDispute, lockDispute } from './queries.ts';
import { tellRefunded, tellReleased } from './tell-released.ts';

type FundsDeps = Pick<Deps, 'db' | 'now'>;

export function disputeService(
  deps: FundsDeps & Pick<Deps, 'childGate'>,
  actor: Actor,
  serviceId: string,
  reason: string,
) {
  return gatedTransaction(deps, async (tx, gate) => {
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const { service, dispute } = Dispute.open(uuidv7(), before, reason, actor, at);
    await settleChange(tx, before, service, at);
    await insertDispute(tx, dispute);
    const { openedBy } = dispute;
    // The moderators read it whole, and the other side what the gate lets through.
    const told = await gate.hold(tx, wordsOf(service, actor, 'dispute', { reason }, at));
    const fact = { ...toServiceFact(service), openedBy, reason: told.reason ?? withheldText };
    await emit(tx, disputeOpened, fact, at);
    return getServiceFor(tx, actor, serviceId);
  });
}

/** A moderator's word; who decided it stands with it. */
export function settleDispute(
  { db, now }: FundsDeps,
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
    const posting = { kind: 'dispute', cause: `dispute:${disputeId}`, serviceId, entries };
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

/** Gives back what was released, whether it was paid out or not. */
export function refundReleased(
  { db, now }: FundsDeps,
  serviceId: string,
  { amountCents, explanation }: z.infer<typeof RefundOfReleased>,
) {
  return db.transaction(async (tx) => {
    const before = await lockService(tx, serviceId);
    const at = now();
    const payeeId = await payeeOf(tx, before.professionalId);
    const theirs = [Posting.payableTo(payeeId), Posting.owedBy(payeeId)];
    await lockAccounts(tx, [Posting.refundTo(before.clientId), ...theirs]);
    const balanceCents = await creditOf(tx, Posting.payableTo(payeeId));
    const refunded = Dispute.refund(before, amountCents, { payeeId, balanceCents });
    const { service, entries, feeCents } = refunded;
    const cause = `refund:${serviceId}:${before.version}`;
    const ledgerTransactionId = await post(tx, { kind: 'refund', cause, serviceId, entries }, at);
    await settleChange(tx, before, service, at);
    await recordHistory(
      tx,
      {
        serviceId,
        ledgerTransactionId,
        paymentType: 'refund',
        amountCents,
        description: explanation,
      },
      at,
    );
    await refundToCards(tx, service, amountCents, at);
    const posted = { postingId: ledgerTransactionId, grossCents: amountCents, feeCents };
    await tellRefunded(tx, service, posted, at);
    return { serviceId };
  });
}
