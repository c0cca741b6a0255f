import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds } from '@sidework/chassis/people/needs';
import type { Split } from '@sidework/contracts/client-services/escrow';
import * as events from '@sidework/contracts/client-services/events';
import { disputeDecided } from '@sidework/contracts/client-services/events/disputes';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { concernedBy } from '../escrow/payee.ts';
import { findChild } from '../people/queries.ts';
import { toServiceFact } from '../services/facts.ts';
import { lockService } from '../services/queries.ts';
import { recordChange } from '../services/record-change.ts';
import * as Dispute from './dispute.ts';
import { moveMoney } from './move-money.ts';
import { needOf } from './needs.ts';
import { getDispute, lockDispute, saveDispute } from './queries.ts';

/** A moderator decides. The money moves at once where the decision is final, and otherwise stays held for an appeal. */
export function settleDispute(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  disputeId: string,
  decision: z.infer<typeof Split>,
) {
  return db.transaction(async (tx) => {
    const { serviceId } = await getDispute(tx, disputeId);
    const before = await lockService(tx, serviceId);
    const at = now();
    const undecided = await lockDispute(tx, disputeId);
    const concerned = await concernedBy(tx, before);
    const who = { by: actor, concerned, appealDays: config.APPEAL_DAYS };
    const { service, dispute } = Dispute.decide(undecided, before, decision, who, at);
    await saveDispute(tx, undecided, dispute);
    await meetNeeds(tx, events, [needOf(dispute)], at);
    if (Dispute.isDue(dispute, at)) await moveMoney(tx, before, dispute, at);
    else {
      await recordChange(tx, before, service, at);
      const appealUntil = dispute.appealUntil?.toISOString() ?? '';
      const child = await findChild(tx, service.professionalId);
      const guardianIds = child?.guardianIds ?? [];
      const told = { ...Dispute.splitOf(dispute), disputeId, appealUntil, guardianIds };
      await emit(tx, disputeDecided, { ...toServiceFact(service), ...told }, at);
    }
    return { id: disputeId };
  });
}
