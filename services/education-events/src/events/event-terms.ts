import type { Event } from './event.ts';

export type Approved = Pick<
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
  | 'pictureLink'
>;

/** Staff and guardians approve these terms in full: a change of any of them is another event (D-118). */
export function termsOf(event: Approved): string {
  const { organizerId, title, description, location, eventDate, endsAt, timeZone } = event;
  const { priceCents, imageUrl, pictureKey, pictureLink } = event;
  const [startsAt, until] = [eventDate.toISOString(), endsAt.toISOString()];
  const said = { organizerId, title, description, location, startsAt, endsAt: until, timeZone };
  return JSON.stringify({ ...said, priceCents, imageUrl, pictureKey, pictureLink });
}
