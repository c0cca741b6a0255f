import { z } from 'zod';
import { Moment } from '../kernel/values.ts';
import { evidences } from './agreements.ts';
import { reviewPhraseKeys } from './review-phrases.ts';

/** A review as the two parties of its service see it. */
export const ReviewView = z
  .object({
    id: z.uuid(),
    serviceId: z.uuid(),
    professionalId: z.uuid(),
    clientId: z.uuid(),
    rating: z.number().int(),
    /** Null also of a child's work, of which no free text is shown. */
    comment: z.string().nullable(),
    phrases: z.array(z.enum(reviewPhraseKeys)),
    createdAt: Moment,
    evidence: z.enum(evidences),
    /** The person who was reviewed answers once. */
    reply: z.string().nullable(),
    repliedAt: Moment.nullable(),
    /** The latest moment at which the other side sees it; null once it is open. Until then it counts nowhere. */
    opensAt: Moment.nullable(),
    /** Until when its author may edit it; null once that is over. */
    editableUntil: Moment.nullable(),
    /** Whether a moderator hid it: the two see that, and its words no more. */
    isHidden: z.boolean(),
  })
  .meta({ id: 'ReviewView' });
export type ReviewView = z.infer<typeof ReviewView>;

/** How many reviews give which rating, from one star to five. */
export const RatingCounts = z.array(
  z.object({ rating: z.number().int(), count: z.number().int() }),
);
export type RatingCounts = z.infer<typeof RatingCounts>;
