import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { timeZone } from '../kernel/time-zone.ts';
import { Cents, Day, hasAtMost, Moment } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { limits } from './limits.ts';

export const offerStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

/** The terms that stand on the card of a message; the message itself holds the scope. */
export const OfferView = z
  .object({
    /** Also the id of its message. */
    id: z.uuid(),
    title: z.string(),
    amountCents: Cents,
    /** Either the day by which the work is done, or so many working days after the client accepts. */
    day: Day.nullable(),
    workingDays: z.number().int().nullable(),
    status: z.enum(offerStatuses),
    expiresAt: Moment,
    /** The work that it became. */
    serviceId: z.uuid().nullable(),
  })
  .meta({ id: 'OfferView' });
export type OfferView = z.infer<typeof OfferView>;

export const OfferToSend = z
  .strictObject({
    receiverId: z.uuid(),
    title: oneLine('Please enter a title')
      .min(1, 'Please enter a title')
      .refine(hasAtMost(limits.offerTitle), 'Title must be less than 200 characters'),
    description: manyLines('Say what is included')
      .min(1, 'Say what is included')
      .refine(hasAtMost(limits.message.max), 'Scope must be less than 2000 characters'),
    amountCents: Cents.min(1, 'Amount must be positive'),
    day: Day.optional(),
    workingDays: z.int().min(1).max(limits.offerWorkingDays).optional(),
    timeZone,
    /** The gig that it was talked about. */
    gigId: z.uuid().optional(),
  })
  .refine(({ day, workingDays }) => (day === undefined) !== (workingDays === undefined), {
    message: 'Give a date or a number of working days',
    path: ['day'],
  })
  .meta({ id: 'OfferToSend' });
export type OfferToSend = z.infer<typeof OfferToSend>;

export const sendOffer = endpoint({
  method: 'POST',
  url: '/offers',
  reaches: ['receiverId'],
  idempotency: 'optional',
  schema: {
    summary: 'Offer work at a price in an open conversation between two adults',
    body: OfferToSend,
    response: { 201: OfferView },
  },
});

const OfferParams = z.object({ offerId: z.uuid() });

export const acceptOffer = endpoint({
  method: 'POST',
  url: '/offers/:offerId/accept',
  reaches: ['offerId'],
  idempotency: 'optional',
  schema: {
    summary: 'Accept an offer: it becomes a service at its terms, due on a day of your time zone',
    params: OfferParams,
    body: z.strictObject({ timeZone }),
    response: { 200: OfferView },
  },
});

export const declineOffer = endpoint({
  method: 'POST',
  url: '/offers/:offerId/decline',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Decline an offer that you were sent',
    params: OfferParams,
    response: { 200: OfferView },
  },
});

export const withdrawOffer = endpoint({
  method: 'POST',
  url: '/offers/:offerId/withdraw',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Withdraw an offer of yours that was not answered yet',
    params: OfferParams,
    response: { 200: OfferView },
  },
});
