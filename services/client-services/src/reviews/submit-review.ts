import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import type {
  ClientReviewSubmission,
  ReviewSubmission,
} from '@sidework/contracts/client-services/reviews';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { agreedBy } from '../services/agreement.ts';
import { isWorkOfChild } from '../services/child-queries.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import { wordsOf } from '../services/words.ts';
import { openReviews } from './open-reviews.ts';
import { insertReview, lockReviewOf, lockReviewsOf } from './queries.ts';
import * as Review from './review.ts';
import type { Reviewed } from './view.ts';

const otherOf = { client: 'professional', professional: 'client' } as const;

export function submitReview(
  deps: Pick<Deps, 'db' | 'now' | 'news' | 'childGate'>,
  actor: Actor,
  author: Review.Author,
  serviceId: string,
  submission: ReviewSubmission | ClientReviewSubmission,
): Promise<Reviewed> {
  return gatedTransaction(deps, async (tx, gate) => {
    const person = await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const service = agreedBy(before, actor, at);
    const other = (await lockReviewsOf(tx, serviceId))[otherOf[author]];
    const around = { id: uuidv7(), author, isByChild: isKid(person), other };
    const review = Review.submit(around, service, submission, actor, at);
    await requireAdults(tx, service);
    await requireChildActive(tx, deps, service, actor);
    const isOfChild = await isWorkOfChild(tx, service);
    Review.requireNoWordsOfChild(isOfChild, submission);
    const { clientId, professionalId } = service;
    agreeWithServer(submission, {
      owner: author === 'client' ? { clientId } : { professionalId },
      fixed: author === 'client' ? { serviceId, professionalId } : { serviceId, clientId },
    });
    if (service !== before) await recordChange(tx, before, service, at);
    await insertReview(tx, author, review);
    const { comment } = submission;
    await gate.pass(tx, wordsOf(service, actor, 'review', { comment }, at));
    await openReviews(tx, service, at);
    return { review: await lockReviewOf(tx, author, serviceId), service, isOfChild };
  });
}
