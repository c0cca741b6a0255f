import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Event } from './event.ts';

/** The event for a calendar: its UID stays over all changes, its SEQUENCE tells them apart (RFC 5545). */
export function calendarFile(event: Event, { url, now }: { url: string; now: Date }): string {
  const isCancelled = event.status === 'cancelled';
  const calendar = ical({
    prodId: { company: 'Sidework', product: 'Events' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${event.id}@sidework`,
    sequence: event.version - 1,
    stamp: now,
    start: event.eventDate,
    end: event.endsAt,
    summary: event.title,
    description: event.description,
    location: event.location,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url,
  });
  return calendar.toString();
}
