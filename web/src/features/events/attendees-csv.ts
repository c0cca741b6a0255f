import {
  type AttendeeView,
  listAttendees,
} from '@sidework/contracts/education-events/registrations';
import { call } from '../../lib/api.ts';

/** A text that a spreadsheet would take for a formula is kept from being one. */
const cell = (text: string) => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
};

/** Who comes to an event, for a spreadsheet. */
export function attendeesCsv(attendees: readonly AttendeeView[]): string {
  const rows = attendees.map((attendee) => [
    attendee.attendeeName,
    attendee.attendeeEmail ?? '',
    attendee.status,
    attendee.paymentStatus,
    (attendee.paymentAmountCents / 100).toFixed(2),
    attendee.checkedInAt ?? '',
  ]);
  const head = ['Name', 'Email', 'Registration', 'Payment', 'Price', 'Checked in'];
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
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
