import type { ChangeablePart } from '@sidework/contracts/education-events/guardian-requests';
import type { Event } from './event.ts';
import { termsOf } from './event-terms.ts';

const partOf: Record<string, ChangeablePart> = {
  title: 'title',
  description: 'text',
  location: 'place',
  startsAt: 'time',
  endsAt: 'time',
  timeZone: 'time',
  priceCents: 'price',
  imageUrl: 'picture',
  pictureKey: 'picture',
  pictureLink: 'picture',
  ticketTypes: 'tickets',
  refundRule: 'tickets',
  questions: 'questions',
};

/** The parts of an event that differ from the terms agreed to; none if no guardian has agreed. */
export function changedParts(agreedTerms: string | null, event: Event): ChangeablePart[] {
  if (agreedTerms === null) return [];
  const before: Record<string, unknown> = JSON.parse(agreedTerms);
  const now: Record<string, unknown> = JSON.parse(termsOf(event));
  const parts = Object.entries(partOf).flatMap(([key, part]) =>
    before[key] === now[key] ? [] : part,
  );
  return [...new Set(parts)];
}
