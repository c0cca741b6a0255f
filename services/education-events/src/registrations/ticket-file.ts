import { printPaper } from '@sidework/chassis/papers/paper';
import { fitted } from '@sidework/chassis/papers/set-text';
import { eventTimeText } from '@sidework/contracts/education-events/event-times';
import { toBuffer } from 'qrcode';
import type { Event } from '../events/event.ts';
import type { Registration } from './registration.ts';

/** A ticket on paper: `text` is what its QR code says. */
export async function ticketPdf(
  registration: Registration,
  event: Event,
  text: string,
): Promise<Buffer> {
  const code = await toBuffer(text, { margin: 1, width: 480, errorCorrectionLevel: 'M' });
  const { title, location, eventDate, endsAt, timeZone } = event;
  const { attendeeName, ticketCode } = registration;
  const when = eventTimeText(eventDate.toISOString(), endsAt.toISOString(), timeZone);
  return printPaper({ title: 'Ticket' }, async ({ page, write }) => {
    const column = { x: 54, width: page.page.width - 108 };
    const bold = { ...column, weight: 'bold' } as const;
    let y = await write('Sidework ticket', { ...bold, y: 54, size: 14, color: '#0b6b4f' });
    y = await write(title, await fitted(title, [24, 14, 10], { ...bold, y: y + 6 }));
    y = await write(when, { ...column, y: y + 10, size: 13 });
    y = await write(location, await fitted(location, [13, 9], { ...column, y }));
    y = await write(attendeeName, await fitted(attendeeName, [13, 9], { ...bold, y: y + 12 }));
    y = await write(ticketCode, { ...column, y, size: 13 });
    page.image(code, 54, y + 14, { width: 240 });
  });
}
