import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { type ChildGate, gatedTransaction } from '@sidework/chassis/people/child-gate';
import { requireActing } from '@sidework/chassis/people/people';
import type { NegotiationProposal } from '@sidework/contracts/client-services/negotiations';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { agreedBy } from '../services/agreement.ts';
import { needsGuardian } from '../services/child-queries.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { getServiceFor } from '../services/party-queries.ts';
import { lockService } from '../services/queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import type { Service } from '../services/service.ts';
import { wordsOf } from '../services/words.ts';
import * as Negotiation from './negotiation.ts';
import { getNegotiationFor } from './queries.ts';
import { askGuardians, closeNegotiation, openNegotiation } from './save-negotiation.ts';
import { settleChangedTotal } from './settle-changed-total.ts';
import { textsOf } from './texts.ts';

type AnswerDeps = Pick<Deps, 'db' | 'now' | 'config' | 'news' | 'childGate'>;

interface Locked {
  tx: Tx;
  gate: ChildGate;
  service: Service;
  negotiation: Negotiation.Negotiation;
  at: Date;
}

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
      const waiting = Negotiation.awaitGuardian(negotiation, before, actor, timeZone, at);
      const agreed = agreedBy(before, actor, at);
      if (agreed !== before) await recordChange(tx, before, agreed, at);
      return askGuardians(tx, negotiation, waiting, agreed, at);
    }
    const accepted = Negotiation.accept(negotiation, before, actor, timeZone, at);
    const agreed = agreedBy(accepted.service, actor, at);
    const { service } = await settleChangedTotal(tx, before, agreed, at);
    await closeNegotiation(tx, negotiation, accepted.negotiation, service, at);
    await recordChange(tx, before, service, at);
  });

export const rejectNegotiation = (deps: AnswerDeps, actor: Actor, negotiationId: string) =>
  answering(deps, actor, negotiationId, async ({ tx, service, negotiation, at }) => {
    const rejected = Negotiation.answer(negotiation, service, 'rejected', actor, at);
    await closeNegotiation(tx, negotiation, rejected, service, at);
  });

export const withdrawNegotiation = (deps: AnswerDeps, actor: Actor, negotiationId: string) =>
  answering(deps, actor, negotiationId, async ({ tx, service, negotiation, at }) => {
    const withdrawn = Negotiation.withdraw(negotiation, service, actor, at);
    await closeNegotiation(tx, negotiation, withdrawn, service, at);
  });

/** A no with other terms in the place of the first ones. */
export const counterNegotiation = (
  deps: AnswerDeps,
  actor: Actor,
  negotiationId: string,
  terms: NegotiationProposal,
) =>
  answering(deps, actor, negotiationId, async ({ tx, gate, service: before, negotiation, at }) => {
    await requireChildActive(tx, deps, before, actor);
    const countered = Negotiation.answer(negotiation, before, 'countered', actor, at);
    if (await needsGuardian(tx, before)) Negotiation.requireNearAgreed(before, terms);
    const proposed = Negotiation.propose(uuidv7(), before, terms, actor, at);
    const counter = { ...proposed, counterOf: negotiation.id };
    const { professionalApproved, clientApproved } = counter;
    agreeWithServer(terms, { fixed: { professionalApproved, clientApproved } });
    await gate.pass(tx, wordsOf(before, actor, 'negotiation', textsOf(counter), at));
    await limitChanges(tx, deps, actor, before.id, at);
    const service = agreedBy(before, actor, at);
    if (service !== before) await recordChange(tx, before, service, at);
    await closeNegotiation(tx, negotiation, countered, service, at);
    await openNegotiation(tx, counter, service, at);
  });

/** The service is locked first, as everywhere, and the proposal read behind its lock. */
function answering(
  deps: AnswerDeps,
  actor: Actor,
  negotiationId: string,
  decide: (locked: Locked) => Promise<void>,
) {
  return gatedTransaction(deps, async (tx, gate) => {
    await requireActing(tx, actor);
    const { serviceId } = await getNegotiationFor(tx, actor, negotiationId);
    const service = await lockService(tx, serviceId);
    const at = deps.now();
    await requireAdults(tx, service);
    const negotiation = await getNegotiationFor(tx, actor, negotiationId);
    await decide({ tx, gate, service, negotiation, at });
    return getServiceFor(tx, actor, serviceId);
  });
}
