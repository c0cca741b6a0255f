import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { evidences } from './agreements.ts';
import { reasonText } from './reason.ts';
import { clientPhraseKeys, reviewPhraseKeys, workPhraseKeys } from './review-phrases.ts';
import { RatingCounts, ReviewView } from './review-view.ts';
import { mostServicePhotos } from './service-photos.ts';

const written = {
  rating: z
    .number('Rating must be at least 1')
    .int('Rating must be a whole number')
    .min(1, 'Rating must be at least 1')
    .max(5, 'Rating must be at most 5'),
  comment: manyLines()
    .refine(hasAtMost(1000), 'Comment must be less than 1000 characters')
    .optional(),
};

/** The values of the service, which alone may be sent. */
const parties = {
  serviceId: z.uuid().optional(),
  professionalId: z.uuid().optional(),
  clientId: z.uuid().optional(),
};

/** A client's review of the work. Phrases replace the comment where a child did it. */
export const ReviewSubmission = z
  .strictObject({
    ...written,
    phrases: z.array(z.enum(workPhraseKeys)).max(workPhraseKeys.length).optional(),
    ...parties,
  })
  .meta({ id: 'ReviewSubmission' });
export type ReviewSubmission = z.infer<typeof ReviewSubmission>;

/** A professional's review of the client. Phrases replace the comment where the professional is a child. */
export const ClientReviewSubmission = z
  .strictObject({
    ...written,
    phrases: z.array(z.enum(clientPhraseKeys)).max(clientPhraseKeys.length).optional(),
    ...parties,
  })
  .meta({ id: 'ClientReviewSubmission' });
export type ClientReviewSubmission = z.infer<typeof ClientReviewSubmission>;

const ServiceParams = z.object({ serviceId: z.uuid() });

export const submitReview = endpoint({
  method: 'POST',
  url: '/services/:serviceId/review',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  gated: ['comment'],
  schema: {
    summary:
      'Review a completed service, as its client, once; it opens when both sides are in, or 14 days after completion',
    params: ServiceParams,
    body: ReviewSubmission,
    response: { 201: ReviewView },
  },
});

export const editReview = endpoint({
  method: 'PUT',
  url: '/services/:serviceId/review',
  stakes: 'agreed',
  reaches: ['serviceId'],
  gated: ['comment'],
  schema: {
    summary: 'Change your review, until it opens',
    params: ServiceParams,
    body: ReviewSubmission,
    response: { 200: ReviewView },
  },
});

export const submitClientReview = endpoint({
  method: 'POST',
  url: '/services/:serviceId/client-review',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  gated: ['comment'],
  schema: {
    summary: 'Review the client of a completed service, as its professional, once',
    params: ServiceParams,
    body: ClientReviewSubmission,
    response: { 201: ReviewView },
  },
});

export const editClientReview = endpoint({
  method: 'PUT',
  url: '/services/:serviceId/client-review',
  stakes: 'agreed',
  reaches: ['serviceId'],
  gated: ['comment'],
  schema: {
    summary: 'Change your review of a client, until it opens',
    params: ServiceParams,
    body: ClientReviewSubmission,
    response: { 200: ReviewView },
  },
});

/** Everybody may read this of an adult's review: no whole name, no service (D-135). */
export const PublicReview = z
  .object({
    id: z.uuid(),
    rating: z.number().int(),
    comment: z.string().nullable(),
    phrases: z.array(z.enum(reviewPhraseKeys)),
    /** With the initial of the last name; a child reads the first name alone. */
    clientFirstName: z.string(),
    createdAt: Moment,
    evidence: z.enum(evidences),
    reply: z.string().nullable(),
    /** Photos of the work, by the client. */
    imageUrls: z.array(z.string()),
  })
  .meta({ id: 'PublicReview' });
export type PublicReview = z.infer<typeof PublicReview>;

export const listReviews = endpoint({
  method: 'GET',
  url: '/reviews',
  schema: {
    summary:
      'The reviews of a professional, newest first; those of a child are for people who are signed in',
    querystring: PageQuery.extend({ professionalId: z.uuid() }),
    response: { 200: Page(PublicReview) },
  },
});

export const getReviewRatings = endpoint({
  method: 'GET',
  url: '/reviews/ratings',
  schema: {
    summary: 'How many reviews of a professional give which rating, each from 1 to 5',
    querystring: z.strictObject({ professionalId: z.uuid() }),
    response: { 200: z.object({ ratings: RatingCounts }) },
  },
});

/** Adults who are signed in may read this of a review of a client. */
export const ReviewOfClient = PublicReview.omit({ clientFirstName: true, imageUrls: true })
  .extend({ professionalFirstName: z.string() })
  .meta({ id: 'ReviewOfClient' });
export type ReviewOfClient = z.infer<typeof ReviewOfClient>;

export const listReviewsOfClient = endpoint({
  method: 'GET',
  url: '/reviews/of-client',
  schema: {
    summary: 'What professionals wrote of a client, newest first',
    querystring: PageQuery.extend({ clientId: z.uuid() }),
    response: { 200: Page(ReviewOfClient) },
  },
});

const ReviewReply = z
  .strictObject({
    reply: manyLines('Please write a reply')
      .min(1, 'Please write a reply')
      .refine(hasAtMost(1000), 'Reply must be less than 1000 characters'),
  })
  .meta({ id: 'ReviewReply' });

export const replyToReview = endpoint({
  method: 'POST',
  url: '/services/:serviceId/review/reply',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  gated: ['reply'],
  schema: {
    summary: 'Answer a review of your work, once; it cannot be changed afterwards',
    params: ServiceParams,
    body: ReviewReply,
    response: { 200: ReviewView },
  },
});

export const replyToClientReview = endpoint({
  method: 'POST',
  url: '/services/:serviceId/client-review/reply',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  gated: ['reply'],
  schema: {
    summary: 'Answer a review of you as a client, once; it cannot be changed afterwards',
    params: ServiceParams,
    body: ReviewReply,
    response: { 200: ReviewView },
  },
});

const ReviewReport = z
  .strictObject({
    reason: reasonText('Please say what is wrong with this review'),
    /** Its photo that is complained of, counted from 1; without it the whole is. */
    photo: z.int().min(1).max(mostServicePhotos).optional(),
  })
  .meta({ id: 'ReviewReport' });

export const reportReview = endpoint({
  method: 'POST',
  url: '/reviews/:reviewId/report',
  stakes: 'protection',
  schema: {
    summary: 'Report a review to the moderators; a second report of yours changes nothing',
    params: z.object({ reviewId: z.uuid() }),
    body: ReviewReport,
    response: { 200: z.object({ reviewId: z.uuid(), reportedAt: Moment }) },
  },
});
