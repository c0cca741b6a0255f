import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import type { NegotiationProposal } from '@sidework/contracts/client-services/negotiations';
import { v7 as uuidv7 } from 'uuid';
import { agreedBy } from '../services/agreement.ts';
import { needsGuardian } from '../services/child-queries.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { recordChange } from '../services/record-change.ts';
import { requireChildActive } from '../services/require-adults.ts';
import { wordsOf } from '../services/words.ts';
import { type AnswerDeps, answering } from './answering.ts';
import { propose } from './negotiation.ts';
import { answer } from './negotiation-answer.ts';
import { requireNearAgreed } from './negotiation-of-child.ts';
import { closeNegotiation, openNegotiation } from './save-negotiation.ts';
import { textsOf } from './texts.ts';

/** A no with other terms in the place of the first ones. */
export const counterNegotiation = (
  deps: AnswerDeps,
  actor: Actor,
  negotiationId: string,
  terms: NegotiationProposal,
) =>
  answering(deps, actor, negotiationId, async ({ tx, gate, service: before, negotiation, at }) => {
    await requireChildActive(tx, deps, before, actor);
    const countered = answer(negotiation, before, 'countered', actor, at);
    if (await needsGuardian(tx, before)) requireNearAgreed(before, terms);
    const proposed = propose(uuidv7(), before, terms, actor, at);
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
