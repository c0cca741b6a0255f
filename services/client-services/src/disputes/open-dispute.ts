import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { raiseNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { askNoRelease } from '../milestones/move-milestones.ts';
import { settleChange } from '../service-management/settle-change.ts';
import { toServiceFact } from '../services/facts.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import { withheldText, wordsOf } from '../services/words.ts';
import * as Dispute from './dispute.ts';
import { toNeed } from './needs.ts';
import { insertDispute } from './queries.ts';

export function openDispute(
  deps: Pick<Deps, 'db' | 'now' | 'childGate'>,
  actor: Actor,
  serviceId: string,
  reason: string,
) {
  return gatedTransaction(deps, async (tx, gate) => {
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const { service, dispute } = Dispute.open(uuidv7(), before, reason, actor, at);
    await settleChange(tx, before, service, at);
    await askNoRelease(tx, service, at);
    const { openedBy } = dispute;
    // The moderators read it whole, and the other side what the gate lets through.
    const told = await gate.hold(tx, wordsOf(service, actor, 'dispute', { reason }, at));
    await insertDispute(tx, { ...dispute, isReasonHeld: told.reason === null });
    await raiseNeeds(tx, events, [toNeed(dispute, service)], at);
    const fact = { ...toServiceFact(service), openedBy, reason: told.reason ?? withheldText };
    await emit(tx, events.disputeOpened, fact, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
