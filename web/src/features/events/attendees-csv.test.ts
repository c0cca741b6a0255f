import type { AttendeeView } from '@sidework/contracts/education-events/registrations';
import { expect, it } from 'vitest';
import { attendeesCsv } from './attendees-csv.ts';

const aRow = (attendee: Partial<AttendeeView>): AttendeeView => ({
  id: '01960000-0000-7000-8000-000000000001',
  attendeeName: 'Ada',
  attendeeEmail: null,
  status: 'held',
  paymentStatus: 'pending',
  paymentAmountCents: 2_500,
  ticketTypeName: 'General',
  promoCode: null,
  answers: [],
  isWalkIn: false,
  groupOf: null,
  checkedInAt: null,
  codeDigest: null,
  createdAt: '2026-11-22T12:00:00.000Z',
  ...attendee,
});

it('writes who comes line by line, for a spreadsheet that reads UTF-8 by its mark', () => {
  expect(attendeesCsv([aRow({ attendeeName: '田中 太郎' })], 'America/New_York')).toBe(
    '\uFEFFName,Email,Ticket,Registration,Payment,Price,Promo code,Checked in (Eastern Time),Answers\r\n' +
      '田中 太郎,,General,held,pending,25.00,,,\r\n',
  );
});

it.each([
  ['=HYPERLINK("http://x.example","hi")', `"'=HYPERLINK(""http://x.example"",""hi"")"`],
  ['-Anne', "'-Anne"],
])('%s is no formula to a spreadsheet', (attendeeName, cell) => {
  expect(attendeesCsv([aRow({ attendeeName })], 'UTC').split('\r\n')[1]).toBe(
    `${cell},,General,held,pending,25.00,,,`,
  );
});

it.each([
  ['America/New_York', 'Eastern Time', '2026-11-22T12:05:00.000Z', '2026-11-22 07:05'],
  ['America/New_York', 'Eastern Time', '2026-07-22T12:05:00.000Z', '2026-07-22 08:05'],
  ['Asia/Tokyo', 'Japan Standard Time', '2026-12-31T23:30:00.000Z', '2027-01-01 08:30'],
])('an arrival is on the clock of %s', (zone, named, checkedInAt, clock) => {
  const [head, row] = attendeesCsv([aRow({ checkedInAt })], zone).split('\r\n');
  expect(head).toContain(`Checked in (${named})`);
  expect(row?.split(',').at(-2)).toBe(clock);
});
