import { expect, it } from 'vitest';
import { attendeesCsv } from './attendees-csv.ts';

it('writes who comes line by line, and nothing that a spreadsheet would run', () => {
  const csv = attendeesCsv([
    {
      id: '01960000-0000-7000-8000-000000000001',
      attendeeName: '=HYPERLINK("x")',
      attendeeEmail: null,
      status: 'held',
      paymentStatus: 'pending',
      paymentAmountCents: 2_500,
      checkedInAt: null,
      createdAt: '2026-11-22T12:00:00.000Z',
    },
  ]);
  expect(csv).toBe(
    '"Name","Email","Registration","Payment","Price","Checked in"\r\n"\'=HYPERLINK(""x"")","","held","pending","25.00",""',
  );
});
