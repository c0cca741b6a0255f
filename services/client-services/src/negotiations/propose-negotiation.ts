import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { requireActing } from '@sidework/chassis/people/people';
import type { NegotiationProposal } from '@sidework/contracts/client-services/negotiations';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { agreedBy } from '../services/agreement.ts';
import { needsGuardian } from '../services/child-queries.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import { wordsOf } from '../services/words.ts';
import * as Negotiation from './negotiation.ts';
import { requireNearAgreed } from './negotiation-of-child.ts';
import { findOpenNegotiation } from './queries.ts';
import { closeNegotiation, openNegotiation } from './save-negotiation.ts';
import { textsOf } from './texts.ts';

export function proposeNegotiation(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'news' | 'childGate'>,
  actor: Actor,
  serviceId: string,
  terms: NegotiationProposal,
) {
  return gatedTransaction(deps, async (tx, gate) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const negotiation = Negotiation.propose(uuidv7(), before, terms, actor, at);
    await requireAdults(tx, before);
    await requireChildActive(tx, deps, before, actor);
    if (await needsGuardian(tx, before)) requireNearAgreed(before, terms);
    const { professionalApproved, clientApproved } = negotiation;
    agreeWithServer(terms, { fixed: { professionalApproved, clientApproved } });
    const open = await findOpenNegotiation(tx, serviceId);
    const hasExpired = open && open.expiresAt <= at;
    if (!hasExpired) Negotiation.requireNoneOpen(open);
    else await closeNegotiation(tx, open, Negotiation.closed(open, 'expired', at), before, at);
    await gate.pass(tx, wordsOf(before, actor, 'negotiation', textsOf(negotiation), at));
    await limitChanges(tx, deps, actor, serviceId, at);
    const service = agreedBy(before, actor, at);
    if (service !== before) await recordChange(tx, before, service, at);
    await openNegotiation(tx, negotiation, service, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
