import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, GivenMoment, hasAtMost, Moment } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { limits } from './limits.ts';
import { SeriesScope } from './series.ts';

/** How much of the price goes back to an attendee who cancels, and until how many hours before the start. */
export const RefundRule = z
  .strictObject({
    percent: z.int('Enter a share from 0 to 100').min(0).max(100, 'Enter a share from 0 to 100'),
    untilHours: z
      .int('Enter a number of hours')
      .min(0, 'Enter a number of hours')
      .max(limits.refundHours, 'Enter at most 60 days'),
  })
  .meta({ id: 'RefundRule' });
export type RefundRule = z.infer<typeof RefundRule>;

const window = { salesFrom: GivenMoment.nullable(), salesUntil: GivenMoment.nullable() };

const kind = {
  id: z.uuid(),
  name: oneLine('Name is required')
    .min(1, 'Name is required')
    .refine(hasAtMost(limits.ticketTypeName), 'This name is too long'),
  priceCents: Cents,
  /** Null leaves only the capacity of the event as a limit. */
  seats: z.int('Enter a number of seats').min(1).max(limits.capacity).nullable(),
  isOnline: z.boolean(),
  onlineLink: z
    .url({ protocol: /^https$/, error: 'Enter a link that begins with https' })
    .max(500, 'This link is too long')
    .nullable(),
};

const TicketTypeDraft = z.strictObject({ ...kind, ...window }).meta({ id: 'TicketTypeDraft' });

/** A ticket type as anybody may see it; the link is for who has a ticket. */
export const TicketTypeView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    priceCents: Cents,
    seatsLeft: z.number().int(),
    isOnline: z.boolean(),
    salesFrom: Moment.nullable(),
    salesUntil: Moment.nullable(),
  })
  .meta({ id: 'TicketTypeView' });
export type TicketTypeView = z.infer<typeof TicketTypeView>;

const PromoCodeDraft = z
  .strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,20}$/, 'Use 3 to 20 letters, digits and hyphens'),
    percentOff: z
      .int('Enter a share from 1 to 100')
      .min(1, 'Enter a share from 1 to 100')
      .max(100, 'Enter a share from 1 to 100')
      .nullable(),
    centsOff: Cents.min(1, 'Enter an amount').nullable(),
    mostUses: z.int('Enter a number').min(1, 'Enter a number').max(limits.capacity).nullable(),
    validFrom: GivenMoment.nullable(),
    validUntil: GivenMoment.nullable(),
  })
  .meta({ id: 'PromoCodeDraft' });

/** A question to each attendee: one of its choices is the answer, or words where it has none. */
export const EventQuestion = z
  .strictObject({
    id: z.uuid(),
    text: oneLine('A question is required')
      .min(1, 'A question is required')
      .refine(hasAtMost(limits.question), 'This question is too long'),
    choices: z
      .array(
        oneLine('An answer is required')
          .min(1, 'An answer is required')
          .refine(hasAtMost(limits.choice), 'This answer is too long'),
      )
      .max(limits.choices),
    isRequired: z.boolean(),
  })
  .meta({ id: 'EventQuestion' });
export type EventQuestion = z.infer<typeof EventQuestion>;

const set = {
  ticketTypes: z.array(TicketTypeDraft).max(limits.ticketTypes, 'An event has at most 10 types'),
  promoCodes: z.array(PromoCodeDraft).max(limits.promoCodes, 'An event has at most 20 codes'),
  questions: z.array(EventQuestion).max(limits.questionsOfEvent, 'Ask at most 5 questions'),
  refundRule: RefundRule,
};

export const TicketingChange = z
  .strictObject({ ...set, version: z.int().positive(), scope: SeriesScope.optional() })
  .meta({ id: 'TicketingChange' });
export type TicketingChange = z.infer<typeof TicketingChange>;

const sold = z.number().int();

/** How an event is sold, as its organizer sees it. */
export const TicketingView = z
  .object({
    ...set,
    ticketTypes: z.array(TicketTypeDraft.extend({ taken: sold })),
    promoCodes: z.array(PromoCodeDraft.extend({ used: sold })),
    version: z.number().int(),
  })
  .meta({ id: 'TicketingView' });
export type TicketingView = z.infer<typeof TicketingView>;

const params = z.object({ eventId: z.uuid() });

export const getTicketing = endpoint({
  method: 'GET',
  url: '/events/:eventId/ticketing',
  schema: {
    summary: 'The ticket types, promo codes, questions and refund rule of your event',
    params,
    response: { 200: TicketingView },
  },
});

export const changeTicketing = endpoint({
  method: 'PUT',
  url: '/events/:eventId/ticketing',
  reaches: ['eventId'],
  schema: {
    summary: 'Set how your event is sold; what someone has bought stays as it was bought',
    params,
    body: TicketingChange,
    response: { 200: TicketingView },
  },
});
