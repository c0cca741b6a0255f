import { EventView, getEvent } from '@sidework/contracts/education-events/event-listings';
import { eventTimeText } from '@sidework/contracts/education-events/event-times';
import { askJson } from './ask-json.ts';
import { type Head, idIn, inTime, noIndex, previewOf, structuredData } from './page-head.ts';
import type { Upstream } from './upstreams.ts';

/** So many characters of the description stand in a preview. */
const wordsShown = 160;

/** The title, time, place and picture of an event's page, as a visitor sees it. */
export function headOfEvent(educationEvents: Upstream, publicUrl: string) {
  return async (path: string): Promise<Head | undefined> => {
    const id = idIn(path, 'event');
    if (!id) return undefined;
    const asked = getEvent.url.replace(':eventId', id);
    const event = await inTime(askJson(educationEvents, asked, EventView.loose()));
    return event ? toHead(event, `${publicUrl.replace(/\/$/, '')}/event/${id}`) : { tags: noIndex };
  };
}

function toHead(event: EventView, url: string): Head {
  const { title, startsAt, endsAt, timeZone, location, imageUrl } = event;
  const when = eventTimeText(startsAt, endsAt, timeZone);
  const about = `${when}. ${location}. ${shortened(event.description)}`;
  const image = imageUrl && (URL.parse(imageUrl, url)?.href ?? null);
  return {
    title: `${title} | Sidework`,
    tags: previewOf({ type: 'website', title, about, url, image }) + structured(event, url, image),
  };
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= wordsShown ? line : `${line.slice(0, wordsShown).trimEnd()}…`;
}

function structured(event: EventView, url: string, image: string | null): string {
  const { title, description, startsAt, endsAt, location, organizerName, priceCents } = event;
  const state = event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled';
  const isFull = event.registeredCount >= event.capacity;
  return structuredData({
    '@type': 'Event',
    name: title,
    description,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/${state}`,
    location: { '@type': 'Place', name: location, address: location },
    organizer: { '@type': 'Person', name: organizerName },
    url,
    ...(image && { image }),
    offers: {
      '@type': 'Offer',
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
      url,
    },
  });
}
