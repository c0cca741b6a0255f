import { checkPdf } from '@sidework/chassis/testing/pdf';
import { picturesOfPdf } from '@sidework/chassis/testing/pdf-pictures';
import { piecesOfPdf, textOfPdf } from '@sidework/chassis/testing/pdf-text';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import type { Event } from '../events/event.ts';
import type { Registration } from './registration.ts';
import { ticketPdf } from './ticket-file.ts';

const ticketCode = 'ABCD-1234';
const print = (attendeeName: string, title = 'Trades and tools', location = 'Newark, NJ') => {
  const times = {
    eventDate: new Date('2026-12-01T23:00:00Z'),
    endsAt: new Date('2026-12-02T01:00:00Z'),
  };
  const event = { title, location, timeZone: 'America/New_York', ...times } as Event;
  return ticketPdf({ attendeeName, ticketCode } as Registration, event, 'what the door reads');
};

it.each([
  '田中 太郎',
  'สมชาย ใจดี',
  'Nguyễn Thị Ánh',
  'Mia 🎉 Lopez',
  'O',
  '김철수',
  'अर्जुन शर्मा',
  '=HYPERLINK("http://x.example","hi")',
  '-Anne',
  'Łukasz Żółć',
])('a ticket names %s, also as its event', async (name) => {
  const pdf = await print(name, name);
  await checkPdf(pdf);
  const text = (await textOfPdf(pdf)).replaceAll('\n', '');
  expect(text.split(name)).toHaveLength(3);
  expect(text).toContain('Tue, Dec 1, 2026, 6:00 PM to 8:00 PM EST');
});

it.each(['W'.repeat(200), '龍'.repeat(200), 'משה '.repeat(50)])(
  'a ticket full of %s has room for its code',
  async (long) => {
    const pieces = await piecesOfPdf(await print(long, long, long));
    expect(pieces.find(({ text }) => text === ticketCode)?.y).toBeGreaterThan(300);
    for (const { x } of pieces) expect(x).toBeGreaterThanOrEqual(54);
  },
);

it('a ticket has what the door reads as its code', async () => {
  const pictures = await picturesOfPdf(await print('Ada Example'));
  expect(pictures.map((picture) => decodeQR(picture))).toEqual(['what the door reads']);
});
