import type { Actor } from '@sidework/chassis/http/actor';
import { agreedBy } from '../services/agreement.ts';
import { needsGuardian } from '../services/child-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireChildActive } from '../services/require-adults.ts';
import { type AnswerDeps, answering } from './answering.ts';
import { accept } from './negotiation-answer.ts';
import { awaitGuardian } from './negotiation-of-child.ts';
import { askGuardians, closeNegotiation } from './save-negotiation.ts';
import { settleChangedTotal } from './settle-changed-total.ts';

/** Total and deadline change in the transaction that accepts them. */
export const acceptNegotiation = (
  deps: AnswerDeps,
  actor: Actor,
  negotiationId: string,
  { timeZone }: { timeZone: string },
) =>
  answering(deps, actor, negotiationId, async ({ tx, service: before, negotiation, at }) => {
    await requireChildActive(tx, deps, before, actor);
    if (await needsGuardian(tx, before)) {
      const waiting = awaitGuardian(negotiation, before, actor, timeZone, at);
      const agreed = agreedBy(before, actor, at);
      if (agreed !== before) await recordChange(tx, before, agreed, at);
      return askGuardians(tx, negotiation, waiting, agreed, at);
    }
    const accepted = accept(negotiation, before, actor, timeZone, at);
    const agreed = agreedBy(accepted.service, actor, at);
    const { service } = await settleChangedTotal(tx, before, agreed, at);
    await closeNegotiation(tx, negotiation, accepted.negotiation, service, at);
    await recordChange(tx, before, service, at);
  });
