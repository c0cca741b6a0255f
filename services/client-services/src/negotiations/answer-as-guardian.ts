import { conflict, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, people, requireActingAdult } from '@sidework/chassis/people/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { lockService } from '../services/queries.ts';
import { recordChange } from '../services/record-change.ts';
import * as Negotiation from './negotiation.ts';
import { getNegotiation } from './queries.ts';
import { closeNegotiation } from './save-negotiation.ts';
import { settleChangedTotal } from './settle-changed-total.ts';

/** The word of one guardian on new terms that both sides of the child's work agreed to; the first one counts. */
export function answerAsGuardian(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  negotiationId: string,
  answer: 'agree' | 'refuse',
): Promise<Negotiation.Negotiation> {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const { serviceId } = await getNegotiation(tx, negotiationId);
    const before = await lockService(tx, serviceId);
    const [child] = await tx
      .select()
      .from(people)
      .where(eq(people.id, before.professionalId))
      .for('key share');
    const isGuardian = child && isKid(child) && child.guardianIds.includes(actor.id);
    // Whoever pays for the work does not agree in the child's place.
    if (!isGuardian || actor.id === before.clientId) throw notFound('negotiation_not_found');
    const at = now();
    const negotiation = await getNegotiation(tx, negotiationId);
    if (answer === 'refuse') {
      const refused = Negotiation.refuse(negotiation, at);
      await closeNegotiation(tx, negotiation, refused, before, at);
      return refused;
    }
    if (!child.mayAct) throw conflict('child_may_not_work');
    const agreed = Negotiation.agree(negotiation, before, at);
    const { service } = await settleChangedTotal(tx, before, agreed.service, at);
    await closeNegotiation(tx, negotiation, agreed.negotiation, service, at);
    await recordChange(tx, before, service, at);
    return agreed.negotiation;
  });
}
