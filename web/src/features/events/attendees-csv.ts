import {
  type AttendeeView,
  listAttendees,
} from '@sidework/contracts/education-events/registrations';
import { plainDollars, toCsv } from '@sidework/contracts/kernel/csv';
import { call } from '../../lib/api.ts';
import { zoneText } from '../../lib/zones.ts';
import { clockIn } from './zoned-time.ts';

/** Who comes to an event, for a spreadsheet; times are those of the event's clock. */
export function attendeesCsv(attendees: readonly AttendeeView[], timeZone: string): string {
  const rows = attendees.map((attendee) => [
    attendee.attendeeName,
    attendee.attendeeEmail ?? '',
    attendee.status,
    attendee.paymentStatus,
    plainDollars(attendee.paymentAmountCents),
    attendee.checkedInAt ? clockIn(timeZone, attendee.checkedInAt).replace('T', ' ') : '',
  ]);
  const arrival = `Checked in (${zoneText(timeZone)})`;
  return toCsv([['Name', 'Email', 'Registration', 'Payment', 'Price', arrival], ...rows]);
}

const mostOfPage = 100;

/** All who come, also those that the page has not shown yet. */
export async function allAttendees(eventId: string): Promise<AttendeeView[]> {
  const all: AttendeeView[] = [];
  let cursor: string | null = null;
  do {
    const query: { limit: number; cursor?: string } = { limit: mostOfPage };
    if (cursor) query.cursor = cursor;
    const page: { items: AttendeeView[]; nextCursor: string | null } = await call(listAttendees, {
      params: { eventId },
      query,
    });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return all;
}
