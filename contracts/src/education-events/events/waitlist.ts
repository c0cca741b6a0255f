import { z } from 'zod';
import { event } from '../../kernel/event.ts';
import { Moment } from '../../kernel/values.ts';
import { PostedEvent } from '../events.ts';

/** A seat came free, and is held for the first in line. */
export const seatOffered = event(
  'education-events.seat.offered.v1',
  PostedEvent.extend({ placeId: z.uuid(), userId: z.uuid(), offerExpiresAt: Moment }),
  (data) => data.placeId,
);

/** An event that a person waited for, or was offered a seat at, is cancelled. */
export const waitedEventCancelled = event(
  'education-events.waited-event.cancelled.v1',
  PostedEvent.extend({
    placeId: z.uuid(),
    userId: z.uuid(),
    isChild: z.boolean(),
    reason: z.string(),
  }),
  (data) => data.placeId,
);
