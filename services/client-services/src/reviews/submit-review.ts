import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { requireActing } from '@sidework/chassis/people/people';
import { reviewSubmitted } from '@sidework/contracts/client-services/events';
import type { ReviewSubmission } from '@sidework/contracts/client-services/reviews';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { agreedBy } from '../services/agreement.ts';
import { isWorkOfChild } from '../services/child-queries.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import { wordsOf } from '../services/words.ts';
import { toReviewFact } from './facts.ts';
import { insertReview } from './queries.ts';
import * as Review from './review.ts';
import type { Reviewed } from './view.ts';

export function submitReview(
  deps: Pick<Deps, 'db' | 'now' | 'news' | 'childGate'>,
  actor: Actor,
  serviceId: string,
  submission: ReviewSubmission,
): Promise<Reviewed> {
  return gatedTransaction(deps, async (tx, gate) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const service = agreedBy(before, actor, at);
    const review = Review.submit(uuidv7(), service, submission, actor, at);
    await requireAdults(tx, service);
    await requireChildActive(tx, deps, service, actor);
    const isOfChild = await isWorkOfChild(tx, service);
    Review.requireNoWordsOfChild(isOfChild, submission);
    agreeWithServer(submission, {
      owner: { clientId: actor.id },
      fixed: { serviceId, professionalId: service.professionalId },
    });
    if (service !== before) await recordChange(tx, before, service, at);
    await insertReview(tx, review);
    const { comment } = submission;
    await gate.pass(tx, wordsOf(service, actor, 'review', { comment }, at));
    await emit(tx, reviewSubmitted, toReviewFact(review, service), review.createdAt);
    return { review, service, isOfChild };
  });
}
