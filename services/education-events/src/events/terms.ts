import { createHash } from 'node:crypto';
import type { Event } from './event.ts';

type Approved = Pick<
  Event,
  | 'organizerId'
  | 'title'
  | 'description'
  | 'location'
  | 'eventDate'
  | 'endsAt'
  | 'timeZone'
  | 'priceCents'
  | 'imageUrl'
  | 'pictureKey'
>;

/** What staff and guardians say yes to: a change of any of it is another event to them (decision 118). */
export function termsOf(event: Approved): string {
  const { organizerId, title, description, location, eventDate, endsAt, timeZone } = event;
  const said = [
    ...[organizerId, title, description, location, eventDate.getTime(), endsAt.getTime()],
    ...[timeZone, event.priceCents, event.imageUrl, event.pictureKey],
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
