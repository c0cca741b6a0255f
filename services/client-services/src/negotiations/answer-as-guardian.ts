import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { lockChild } from '../people/queries.ts';
import { lockService } from '../services/queries.ts';
import { recordChange } from '../services/record-change.ts';
import type { Negotiation } from './negotiation.ts';
import * as OfChild from './negotiation-of-child.ts';
import { getNegotiation } from './queries.ts';
import { closeNegotiation } from './save-negotiation.ts';
import { settleChangedTotal } from './settle-changed-total.ts';

/** The word of one guardian on new terms that both sides of the child's work agreed to; the first one counts. */
export function answerAsGuardian(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  negotiationId: string,
  answer: 'agree' | 'refuse',
): Promise<Negotiation> {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const { serviceId } = await getNegotiation(tx, negotiationId);
    const before = await lockService(tx, serviceId);
    const child = await lockChild(tx, before.professionalId);
    OfChild.requireAnsweringGuardian(child, before, actor);
    const at = now();
    const negotiation = await getNegotiation(tx, negotiationId);
    if (answer === 'refuse') {
      const refused = OfChild.refuse(negotiation, at);
      await closeNegotiation(tx, negotiation, refused, before, at);
      return refused;
    }
    OfChild.requireMayWork(child);
    const agreed = OfChild.agree(negotiation, before, at);
    const { service } = await settleChangedTotal(tx, before, agreed.service, at);
    await closeNegotiation(tx, negotiation, agreed.negotiation, service, at);
    await recordChange(tx, before, service, at);
    return agreed.negotiation;
  });
}
