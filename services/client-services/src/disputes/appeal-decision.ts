import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { disputeAppealed } from '@sidework/contracts/client-services/events/disputes';
import type { Deps } from '../deps.ts';
import { findChild } from '../people/queries.ts';
import { toServiceFact } from '../services/facts.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { lockService } from '../services/queries.ts';
import { recordChange } from '../services/record-change.ts';
import { withheldText, wordsOf } from '../services/words.ts';
import * as Case from './case.ts';
import { lockStanding, saveDispute } from './queries.ts';
import { casesFor } from './view.ts';

export function appealDecision(
  deps: Pick<Deps, 'db' | 'now' | 'childGate'>,
  actor: Actor,
  serviceId: string,
  reason: string,
) {
  return gatedTransaction(deps, async (tx, gate) => {
    const { work, by } = await lockForAppeal(tx, actor, serviceId);
    const at = deps.now();
    const before = await lockStanding(tx, serviceId);
    const { service, dispute } = Case.appeal(before, work, reason, by, at);
    const told = await gate.hold(tx, wordsOf(service, actor, 'dispute', { reason }, at));
    await saveDispute(tx, before, { ...dispute, isAppealHeld: told.reason === null });
    await recordChange(tx, work, service, at);
    const appealedBy = dispute.appealedBy ?? 'client';
    const fact = { appealedBy, reason: told.reason ?? withheldText };
    await emit(tx, disputeAppealed, { ...toServiceFact(service), ...fact }, at);
    return casesFor(tx, service, actor, at);
  });
}

/** A guardian keeps the earnings of the child, so it can appeal as the child can. */
async function lockForAppeal(tx: Tx, actor: Actor, serviceId: string) {
  const work = await lockService(tx, serviceId);
  const child = await findChild(tx, work.professionalId);
  if (child?.guardianIds.includes(actor.id)) return { work, by: 'guardian' as const };
  return { work: await lockServiceFor(tx, actor, serviceId), by: actor };
}
