import { eventTimeText } from '@sidework/contracts/education-events/event-times';
import { toBuffer } from 'qrcode';
import type { Event } from '../events/event.ts';
import { fontOf, pdf } from '../files/pdf.ts';
import type { Registration } from './registration.ts';

/** A ticket on paper: `text` is what its QR code says. */
export async function ticketPdf(
  registration: Registration,
  event: Event,
  text: string,
): Promise<Buffer> {
  const code = await toBuffer(text, { margin: 1, width: 480, errorCorrectionLevel: 'M' });
  const { eventDate, endsAt, timeZone } = event;
  const when = eventTimeText(eventDate.toISOString(), endsAt.toISOString(), timeZone);
  return pdf({ title: 'Ticket' }, (page) => {
    page.fillColor('#0b6b4f').font('Helvetica-Bold').fontSize(14).text('Sidework ticket');
    const { title, location } = event;
    const { attendeeName } = registration;
    page.moveDown(0.5).fillColor('#1b1f1d').font(fontOf(title, 'bold')).fontSize(24).text(title);
    page.moveDown(0.5).fontSize(13).font('Helvetica').text(when);
    page.font(fontOf(location)).text(location);
    page.moveDown().font(fontOf(attendeeName, 'bold')).text(attendeeName);
    page.font('Courier').text(registration.ticketCode);
    page.image(code, 54, page.y + 18, { width: 240 });
  });
}
