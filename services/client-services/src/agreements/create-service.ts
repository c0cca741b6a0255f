import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { changeNeeds } from '@sidework/chassis/people/needs';
import { requireActing } from '@sidework/chassis/people/people';
import type { NewService } from '@sidework/contracts/client-services/crm';
import * as events from '@sidework/contracts/client-services/events';
import { v7 as uuidv7 } from 'uuid';
import * as CrmClient from '../crm-clients/crm-client.ts';
import { isCrmClientOf } from '../crm-clients/queries.ts';
import { requireCrm } from '../crm-clients/require-crm.ts';
import type { Deps } from '../deps.ts';
import { toServiceFact } from '../services/facts.ts';
import { needsOf } from '../services/needs.ts';
import { getServiceFor } from '../services/party-queries.ts';
import { insertService } from '../services/queries.ts';
import { requireAdults } from '../services/require-adults.ts';
import * as Service from '../services/service.ts';
import { wordsOf } from '../services/words.ts';
import { hasAgreed, unansweredOf } from './queries.ts';
import * as Unanswered from './unanswered.ts';

const createdPerHour = 30;

/** A professional enters work for a client of theirs, who is asked to agree to it (D-36). */
export function createService(
  deps: Pick<Deps, 'db' | 'now' | 'childGate'>,
  actor: Actor,
  offer: NewService,
) {
  return gatedTransaction(deps, async (tx, gate) => {
    await requireActing(tx, actor);
    await requireCrm(tx, actor);
    agreeWithServer(offer, {
      owner: { professionalId: actor.id },
      fixed: { status: 'in_progress', paymentStatus: 'pending' },
    });
    CrmClient.requireOwn(await isCrmClientOf(tx, actor, offer.clientId));
    const at = deps.now();
    const begun = Service.propose(uuidv7(), offer, actor, at);
    await requireAdults(tx, begun);
    const limit = perHour(actor.id, 'new services', createdPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_changes');
    // The limit's row holds back whatever else the professional enters at this moment.
    if (!(await hasAgreed(tx, begun))) {
      const unanswered = await unansweredOf(tx, actor, Unanswered.countedSince(at));
      Unanswered.requireFew(unanswered, begun.clientId, at);
    }
    const { title, description } = begun;
    const words = wordsOf(begun, actor, 'service', { title, description }, at);
    await gate.pass(tx, { ...words, isNew: true });
    const service = await insertService(tx, begun);
    const fact = { ...toServiceFact(service), gigId: service.gigId };
    await emit(tx, events.serviceProposed, fact, at);
    await changeNeeds(tx, events, { before: [], after: needsOf(service) }, at);
    return getServiceFor(tx, actor, service.id);
  });
}
