import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { requireActing } from '@sidework/chassis/people/people';
import {
  clientReviewReplied,
  reviewReplied,
} from '@sidework/contracts/client-services/events/reviews';
import type { Deps } from '../deps.ts';
import { isWorkOfChild } from '../services/child-queries.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { requireAdults } from '../services/require-adults.ts';
import * as Service from '../services/service.ts';
import { wordsOf } from '../services/words.ts';
import { toReviewFact } from './facts.ts';
import { lockReviewOf } from './queries.ts';
import * as Review from './review.ts';
import { reviewsBy } from './table.ts';
import type { Reviewed } from './view.ts';

export function replyToReview(
  deps: Pick<Deps, 'db' | 'now' | 'childGate'>,
  actor: Actor,
  author: Review.Author,
  serviceId: string,
  text: string,
): Promise<Reviewed> {
  return gatedTransaction(deps, async (tx, gate) => {
    await requireActing(tx, actor);
    const at = deps.now();
    const service = await lockServiceFor(tx, actor, serviceId);
    if (author === 'client') Service.requireProfessional(service, actor, 'not_your_review');
    else Service.requireClient(service, actor, 'not_your_review');
    await requireAdults(tx, service);
    const before = await lockReviewOf(tx, author, serviceId);
    const isOfChild = await isWorkOfChild(tx, service);
    const review = Review.reply(before, text, { author, isOfChild }, at);
    await gate.pass(tx, wordsOf(service, actor, 'review', { reply: text }, at));
    await save(tx, reviewsBy[author], before, review);
    const replied = author === 'client' ? reviewReplied : clientReviewReplied;
    await emit(tx, replied, toReviewFact(review, service), at);
    return { review, service, isOfChild };
  });
}
