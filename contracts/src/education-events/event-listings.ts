import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { timeZone } from '../kernel/time-zone.ts';
import {
  Cents,
  Flag,
  GivenMoment,
  hasAtMost,
  hasCharacters,
  Moment,
  Page,
  PageQuery,
} from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { EventEducation } from './event-hours.ts';
import {
  eventCategories,
  eventPictureFile,
  eventPrices,
  eventStatuses,
  pictureStates,
  registrationStatuses,
  youngPeopleStates,
} from './event-options.ts';
import { limits } from './limits.ts';
import { Repeats, SeriesDate, SeriesScope } from './series.ts';
import { EventQuestion, RefundRule, TicketTypeView } from './ticketing.ts';
import { WaitlistPlace } from './waitlists.ts';

/** An event as anybody may see it: how many come, and never who. */
export const EventView = z
  .object({
    id: z.uuid(),
    organizerId: z.uuid(),
    organizerName: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.enum(eventCategories),
    startsAt: Moment,
    endsAt: Moment,
    /** The zone of the place, in which its time is notified. */
    timeZone: z.string(),
    location: z.string(),
    capacity: z.number().int(),
    registeredCount: z.number().int(),
    /** The lowest price where ticket types have several. */
    priceCents: Cents,
    /** None where every seat is the same. */
    ticketTypes: z.array(TicketTypeView),
    questions: z.array(EventQuestion),
    refundRule: RefundRule,
    education: EventEducation.nullable(),
    /** On the files origin; a link that was given is never shown. */
    imageUrl: z.string().nullable(),
    status: z.enum(eventStatuses),
    /** Whether staff approved it for young people. */
    allowsKids: z.boolean(),
    /** How far that is; its organizer's to know. */
    youngPeople: z.enum(youngPeopleStates).nullable(),
    isOwn: z.boolean(),
    /** The dates of a series share it; each is an event of its own. */
    seriesId: z.uuid().nullable(),
  })
  .meta({ id: 'EventView' });
export type EventView = z.infer<typeof EventView>;

export const EventDetail = EventView.extend({
  /** A change names the version that it starts from; only the organizer is notified it. */
  version: z.number().int().nullable(),
  /** Its organizer's to know: a link to a picture is being followed, or leads to none. */
  pictureState: z.enum(pictureStates).nullable(),
  cancelReason: z.string().nullable(),
  /** The viewer sees who comes and lets them in, beside the organizer. */
  isCoHost: z.boolean(),
  /** Why staff refused it for young people; its organizer's to know. */
  youngPeopleReason: z.string().nullable(),
  registration: z
    .object({
      id: z.uuid(),
      status: z.enum(registrationStatuses),
      holdExpiresAt: Moment.nullable(),
      paymentAmountCents: Cents,
      /** The viewer has to pay this while the seat is held. */
      paymentId: z.uuid().nullable(),
    })
    .nullable(),
  /** The viewer's open place in line. */
  waitlist: WaitlistPlace.nullable(),
  /** All dates of its series, this one among them; none where it stands alone. */
  dates: z.array(SeriesDate),
}).meta({ id: 'EventDetail' });
export type EventDetail = z.infer<typeof EventDetail>;

const written = {
  title: oneLine('Event title is required')
    .min(1, 'Event title is required')
    .refine(hasAtMost(limits.title), 'Title must be less than 200 characters'),
  category: z.enum(eventCategories, 'Category is required'),
  description: manyLines('Description is required')
    .refine(hasCharacters(1), 'Description is required')
    .refine(hasAtMost(limits.eventDescription), 'Description must be less than 3000 characters'),
  eventDate: GivenMoment,
  /** Left out, it lasts two hours. */
  endsAt: GivenMoment.nullish(),
  timeZone,
  location: oneLine('Location is required')
    .min(1, 'Location is required')
    .refine(hasAtMost(limits.location), 'Location must be less than 200 characters'),
  capacity: z
    .int('Maximum capacity must be at least 1')
    .min(1, 'Maximum capacity must be at least 1')
    .max(limits.capacity, 'Maximum capacity is too large'),
  /** Left out or empty, it is free. */
  priceCents: Cents.nullish(),
  imageUrl: z
    .url({ protocol: /^https$/, error: 'Image URL must be a link that begins with https' })
    .max(500)
    .nullish(),
  /** Asks staff to open it to young people. */
  allowsKids: z.boolean().optional(),
  /** Hours for who is checked in. A change that leaves it out keeps it, and null takes it away. */
  education: EventEducation.nullish(),
};

/** An event as posted. `organizerId` and `status` may be sent only with the values the server sets. */
export const EventPosting = z
  .strictObject({
    ...written,
    organizerId: z.uuid().optional(),
    status: z.string().max(40).optional(),
    /** Makes a series, whose first date is the event. */
    repeats: Repeats.optional(),
  })
  .meta({ id: 'EventPosting' });
export type EventPosting = z.infer<typeof EventPosting>;

export const EventChange = z
  .strictObject({ ...written, version: z.int().positive(), scope: SeriesScope.optional() })
  .meta({ id: 'EventChange' });
export type EventChange = z.infer<typeof EventChange>;

const EventParams = z.object({ eventId: z.uuid() });

const EventSearch = PageQuery.extend({
  /** Words of the title, the description, the place or the organizer's name. */
  search: z.string().trim().max(limits.search).optional(),
  category: z.enum(eventCategories).optional(),
  price: z.enum(eventPrices).optional(),
  /** Only events that staff opened to young people. */
  forYoungPeople: Flag.optional(),
});
export type EventSearch = z.infer<typeof EventSearch>;

export const listEvents = endpoint({
  method: 'GET',
  url: '/events',
  schema: {
    summary: 'Upcoming events, the next first',
    querystring: EventSearch,
    response: { 200: Page(EventView) },
  },
});

export const listOwnEvents = endpoint({
  method: 'GET',
  url: '/events/mine',
  schema: {
    summary: 'The events you posted, in any state: the next first, past ones at the end',
    querystring: PageQuery,
    response: { 200: Page(EventView) },
  },
});

export const getEvent = endpoint({
  method: 'GET',
  url: '/events/:eventId',
  schema: {
    summary: 'One event, with your own registration',
    params: EventParams,
    response: { 200: EventDetail },
  },
});

export const postEvent = endpoint({
  method: 'POST',
  url: '/events',
  reaches: ['allowsKids'],
  idempotency: 'optional',
  schema: {
    summary: 'Post an event, as a business professional or gig worker',
    body: EventPosting,
    response: { 201: EventDetail },
  },
});

export const changeEvent = endpoint({
  method: 'PUT',
  url: '/events/:eventId',
  reaches: ['eventId', 'allowsKids'],
  schema: {
    summary: 'Change your upcoming event; who registered gets a new calendar file',
    params: EventParams,
    body: EventChange,
    response: { 200: EventDetail },
  },
});

export const cancelEvent = endpoint({
  method: 'POST',
  url: '/events/:eventId/cancel',
  stakes: 'protection',
  schema: {
    summary: 'Cancel your event: everybody is notified, and what was paid goes back',
    params: EventParams,
    body: z.strictObject({
      reason: manyLines('Please give a reason')
        .min(1, 'Please give a reason')
        .refine(hasAtMost(limits.reason), 'Please write less'),
      scope: SeriesScope.optional(),
    }),
    response: { 200: EventDetail },
  },
});

export const uploadEventPicture = endpoint({
  method: 'PUT',
  url: '/events/:eventId/picture',
  reaches: ['eventId'],
  file: eventPictureFile,
  schema: {
    summary: 'Upload the picture of your event; what it says beside the picture is removed',
    params: EventParams,
    querystring: z.object({ scope: SeriesScope.optional() }),
    response: { 200: EventDetail },
  },
});

export const servedEventPicture = endpoint({
  method: 'GET',
  url: '/event-pictures/:name',
  origin: 'files',
  schema: {
    summary: 'The uploaded picture of an event, as WebP',
    params: z.object({ name: z.string().regex(/^[\w-]{32}\.webp$/) }),
    response: { 200: z.any() },
  },
});
