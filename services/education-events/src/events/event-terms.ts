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
> &
  Partial<Pick<Event, 'ticketTypes' | 'questions' | 'refundRule'>>;

/** Staff and guardians approve these terms in full: a change of any of them is another event (D-118). */
export function termsOf(event: Approved): string {
  const { organizerId, title, description, location, eventDate, endsAt, timeZone } = event;
  const { priceCents, imageUrl, pictureKey, pictureLink } = event;
  const [startsAt, until] = [eventDate.toISOString(), endsAt.toISOString()];
  const said = { organizerId, title, description, location, startsAt, endsAt: until, timeZone };
  const told = { priceCents, imageUrl, pictureKey, pictureLink, ...ticketingTermsOf(event) };
  return JSON.stringify({ ...said, ...told });
}

/** An event without types and questions keeps the terms that were agreed to before there were any. */
function ticketingTermsOf({ ticketTypes = [], questions = [], refundRule }: Approved) {
  const types = ticketTypes.map(({ id, name, priceCents, isOnline, onlineLink }) => [
    id,
    name,
    priceCents,
    isOnline,
    onlineLink,
  ]);
  return {
    ...(types.length > 0 && { ticketTypes: JSON.stringify(types) }),
    ...(questions.length > 0 && { questions: JSON.stringify(questions) }),
    ...(refundRule && { refundRule: `${refundRule.percent} until ${refundRule.untilHours}` }),
  };
}
