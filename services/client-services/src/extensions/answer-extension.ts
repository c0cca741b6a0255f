import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { extensionAnswered } from '@sidework/contracts/client-services/events';
import type { Deps } from '../deps.ts';
import { askGuardiansForDeadline } from '../negotiations/ask-guardians-for-deadline.ts';
import { agreedBy } from '../services/agreement.ts';
import { needsGuardian } from '../services/child-queries.ts';
import { getServiceFor } from '../services/party-queries.ts';
import { lockService } from '../services/queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import * as Extension from './extension.ts';
import { toExtensionFact } from './facts.ts';
import { getExtensionFor } from './queries.ts';
import { extensionRequests } from './table.ts';

/**
 * The client's answer to a pending request. Approved, the later deadline stands at once; of a child's work, which has no new
 * requests, its guardians are asked first.
 */
export function answerExtension(
  { db, now, news }: Pick<Deps, 'db' | 'now' | 'news'>,
  actor: Actor,
  extensionId: string,
  isApproved: boolean,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const { serviceId } = await getExtensionFor(tx, actor, extensionId);
    const before = await lockService(tx, serviceId);
    const at = now();
    // It is read again, because the transaction that held the service may have answered it.
    const extension = await getExtensionFor(tx, actor, extensionId);
    const answered = isApproved
      ? agreedBy(Extension.approve(before, extension, actor), actor, at)
      : Extension.deny(before, extension, actor);
    await requireAdults(tx, answered);
    if (isApproved) await requireChildActive(tx, { news }, answered, actor);
    const isAsked = isApproved && (await needsGuardian(tx, before));
    const service = isAsked ? { ...answered, deadline: before.deadline } : answered;
    await save(tx, extensionRequests, extension, Extension.answer(extension, isApproved, at));
    await recordChange(tx, before, service, at);
    if (isAsked) await askGuardiansForDeadline(tx, service, extension, actor, at);
    // The guardian's word is told as that on new terms.
    const fact = { ...toExtensionFact(extension, service), isApproved, isByItself: isAsked };
    await emit(tx, extensionAnswered, fact, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
