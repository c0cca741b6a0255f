import {
  type AttendeeView,
  listAttendees,
} from '@sidework/contracts/education-events/registrations';
import { plainDollars, toCsv } from '@sidework/contracts/kernel/csv';
import { clockIn } from '@sidework/contracts/kernel/zoned-time';
import { call } from '../../lib/api.ts';
import { zoneText } from '../../lib/zones.ts';

/** Times are those of the event's clock. */
export function attendeesCsv(attendees: readonly AttendeeView[], timeZone: string): string {
  const rows = attendees.map((attendee) => [
    attendee.attendeeName,
    attendee.attendeeEmail ?? '',
    attendee.ticketTypeName ?? '',
    attendee.status,
    attendee.paymentStatus ?? '',
    attendee.paymentAmountCents === null ? '' : plainDollars(attendee.paymentAmountCents),
    attendee.promoCode ?? '',
    attendee.checkedInAt ? clockIn(timeZone, attendee.checkedInAt).replace('T', ' ') : '',
    attendee.answers.map(({ question, answer }) => `${question} ${answer}`).join('; '),
  ]);
  const arrival = `Checked in (${zoneText(timeZone)})`;
  return toCsv([
    [
      'Name',
      'Email',
      'Ticket',
      'Registration',
      'Payment',
      'Price',
      'Promo code',
      arrival,
      'Answers',
    ],
    ...rows,
  ]);
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
