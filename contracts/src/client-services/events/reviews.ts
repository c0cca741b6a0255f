import { z } from 'zod';
import { event } from '../../kernel/event.ts';
import { byService, Service } from './service.ts';

const Review = Service.extend({ reviewId: z.uuid(), rating: z.number().int() });

/** It is told once the review opens: when both sides are in, or 14 days after completion. From then on it counts. */
export const reviewSubmitted = event('client-services.review.submitted.v1', Review, byService);

/**
 * `previousRating` lets a reader who keeps a sum correct it. A version before reviews opened on both sides told it;
 * a review is now edited only before it opens.
 */
export const reviewEdited = event(
  'client-services.review.edited.v1',
  Review.extend({ previousRating: z.number().int() }),
  byService,
);

/** The event tells moderators all of a review, so that they need not ask back. */
export const reviewReported = event(
  'client-services.review.reported.v1',
  Review.extend({
    reportId: z.uuid(),
    reporterId: z.uuid(),
    comment: z.string().nullable(),
    reply: z.string().nullable(),
    reason: z.string(),
    /** Whether the professional wrote it of the client. */
    isOfClient: z.literal(true).optional(),
  }),
  byService,
);

/** A moderator hid it: it is shown no more, and its rating counts no more. */
export const reviewHidden = event('client-services.review.hidden.v1', Review, byService);

export const reviewReplied = event('client-services.review.replied.v1', Review, byService);

/** Its author was banned, so it counts no more, or the ban was lifted and it counts again. */
export const reviewRecounted = event(
  'client-services.review.recounted.v1',
  Review.extend({ counts: z.boolean() }),
  byService,
);

/** The same of what a professional wrote of the client, which opens at the same moment. */
export const clientReviewSubmitted = event(
  'client-services.client-review.submitted.v1',
  Review,
  byService,
);
export const clientReviewReplied = event(
  'client-services.client-review.replied.v1',
  Review,
  byService,
);
/** A moderator hid it, or its author was banned, or is not any more. */
export const clientReviewRecounted = event(
  'client-services.client-review.recounted.v1',
  Review.extend({ counts: z.boolean() }),
  byService,
);
