import { isDeepStrictEqual } from 'node:util';
import { save } from '@sidework/chassis/db/save';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { requireActing } from '@sidework/chassis/people/people';
import type {
  ClientReviewSubmission,
  ReviewSubmission,
} from '@sidework/contracts/client-services/reviews';
import type { Deps } from '../deps.ts';
import { isWorkOfChild } from '../services/child-queries.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import * as Service from '../services/service.ts';
import { wordsOf } from '../services/words.ts';
import { lockReviewOf } from './queries.ts';
import * as Review from './review.ts';
import { reviewsBy } from './table.ts';
import type { Reviewed } from './view.ts';

/** No event tells of an edit, because the review is not open yet. */
export function editReview(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'news' | 'childGate'>,
  actor: Actor,
  author: Review.Author,
  serviceId: string,
  submission: ReviewSubmission | ClientReviewSubmission,
): Promise<Reviewed> {
  return gatedTransaction(deps, async (tx, gate) => {
    await requireActing(tx, actor);
    const service = await lockServiceFor(tx, actor, serviceId);
    if (author === 'client') Service.requireClient(service, actor);
    else Service.requireProfessional(service, actor);
    await requireAdults(tx, service);
    await requireChildActive(tx, deps, service, actor);
    const isOfChild = await isWorkOfChild(tx, service);
    Review.requireNoWordsOfChild(isOfChild, submission);
    const { clientId, professionalId } = service;
    agreeWithServer(submission, {
      owner: author === 'client' ? { clientId } : { professionalId },
      fixed: author === 'client' ? { serviceId, professionalId } : { serviceId, clientId },
    });
    const at = deps.now();
    const review = await lockReviewOf(tx, author, serviceId);
    const edited = Review.edit(review, submission, at);
    const isChange = !isDeepStrictEqual(edited, review);
    const comment = isChange ? submission.comment : undefined;
    await gate.pass(tx, wordsOf(service, actor, 'review', { comment }, at));
    if (!isChange) return { review, service, isOfChild };
    await limitChanges(tx, deps, actor, serviceId, at);
    await save(tx, reviewsBy[author], review, edited);
    return { review: edited, service, isOfChild };
  });
}
