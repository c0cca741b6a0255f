import { checkPdf } from '@sidework/chassis/testing/pdf';
import { picturesOfPdf } from '@sidework/chassis/testing/pdf-pictures';
import { piecesOfPdf, textOfPdf } from '@sidework/chassis/testing/pdf-text';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import type { Event } from '../events/event.ts';
import type { Registration } from './registration.ts';
import { ticketSheetPdf } from './ticket-sheet.ts';

/** The names of `cases/field/01-names-for-files.json`, and one more: ten tickets are the largest order. */
const names = [
  '田中 太郎',
  'محمد الأحمد',
  'שרה כהן',
  'สมชาย ใจดี',
  'Nguyễn Thị Ánh',
  'Mia 🎉 Lopez',
  'O',
  '=HYPERLINK("http://x.example","hi")',
  '-Anne',
  'Łukasz Żółć',
];
const print = (attendeeNames: string[], title = 'Trades and tools', location = 'Newark, NJ') =>
  ticketSheetPdf(
    attendeeNames.map((attendeeName, index) => ({
      registration: { attendeeName, ticketCode: `CODE-${index}` } as Registration,
      event: {
        title,
        location,
        timeZone: 'America/New_York',
        eventDate: new Date('2026-12-01T23:00:00Z'),
        endsAt: new Date('2026-12-02T01:00:00Z'),
      } as Event,
      text: `what the door reads of ${index}`,
    })),
  );
/** Arabic and Hebrew are set from right to left, letter by letter. */
const lettersOf = (text: string) =>
  [...text]
    .filter((letter) => letter.trim())
    .toSorted()
    .join('');

it('a sheet names each of ten people beside a code of their own, four on a page', async () => {
  const pdf = await print(names);
  await checkPdf(pdf);
  const text = await textOfPdf(pdf);
  const [, ...tickets] = text.split('Sidework ticket');
  expect(tickets).toHaveLength(10);
  for (const [index, ticket] of tickets.entries()) {
    expect(ticket).toContain(`CODE-${index}`);
    expect(ticket).toContain('Tue, Dec 1, 2026, 6:00 PM to 8:00 PM EST');
    const rest = ticket.split(/6:00 PM to 8:00 PM EST\n.*NJ/)[1]?.split('CODE-')[0] ?? '';
    expect(lettersOf(rest)).toBe(lettersOf(names[index] ?? ''));
  }
  const codes = (await picturesOfPdf(pdf)).map((picture) => decodeQR(picture));
  expect(codes).toEqual(names.map((_, index) => `what the door reads of ${index}`));
});

it.each(['W'.repeat(200), '龍'.repeat(200), 'משה '.repeat(50)])(
  'tickets full of %s stay in their parts of the page',
  async (long) => {
    const pieces = await piecesOfPdf(await print([long, long, long, long], long, long));
    const tops = pieces.filter(({ text }) => text === 'Sidework ticket').map(({ y }) => y);
    const ends = [0, 1, 2, 3].map((n) => pieces.find(({ text }) => text === `CODE-${n}`)?.y ?? 0);
    expect(tops).toHaveLength(4);
    for (const [index, end] of ends.entries())
      expect(end).toBeGreaterThan((tops[index + 1] ?? 0) + 12);
    for (const { x } of pieces) expect(x).toBeGreaterThanOrEqual(54);
  },
);
