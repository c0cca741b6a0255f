import { type Paper, printPaper } from '@sidework/chassis/papers/paper';
import { fitted } from '@sidework/chassis/papers/set-text';
import { eventTimeText } from '@sidework/contracts/education-events/event-times';
import { toBuffer } from 'qrcode';
import type { Event } from '../events/event.ts';
import type { Registration } from './registration.ts';

/** A ticket, and the text that its QR code says. */
export interface PrintedTicket {
  registration: Registration;
  event: Event;
  text: string;
}

const perPage = 4;
const margin = { x: 54, y: 40 };
const codeWidth = 126;

/** The tickets of one order, four on a page, to be cut apart. */
export function ticketSheetPdf(tickets: PrintedTicket[]): Promise<Buffer> {
  return printPaper({ title: 'Tickets' }, async (paper) => {
    const { page } = paper;
    const height = (page.page.height - 2 * margin.y) / perPage;
    for (const [index, ticket] of tickets.entries()) {
      const place = index % perPage;
      if (index > 0 && place === 0) page.addPage();
      const top = margin.y + place * height;
      if (place > 0) drawCut(page, top);
      await writeTicket(paper, ticket, top);
    }
  });
}

function drawCut(page: PDFKit.PDFDocument, y: number): void {
  page
    .moveTo(margin.x, y)
    .lineTo(page.page.width - margin.x, y)
    .dash(3, { space: 3 });
  page.lineWidth(0.5).stroke('#8a938e').undash();
}

/** Long names and titles get smaller, so that each ticket stays within its part of the page. */
async function writeTicket(
  { page, write }: Paper,
  { registration, event, text }: PrintedTicket,
  top: number,
): Promise<void> {
  const codeX = page.page.width - margin.x - codeWidth;
  const column = { x: margin.x, width: codeX - margin.x - 18 };
  const bold = { ...column, weight: 'bold' } as const;
  const { title, location, eventDate, endsAt, timeZone } = event;
  const { attendeeName, ticketCode } = registration;
  const when = eventTimeText(eventDate.toISOString(), endsAt.toISOString(), timeZone);
  let y = await write('Sidework ticket', { ...bold, y: top + 8, size: 8, color: '#0b6b4f' });
  y = await write(title, await fitted(title, [15, 10, 7], { ...bold, y: y + 1 }));
  y = await write(when, { ...column, y: y + 2, size: 10 });
  y = await write(location, await fitted(location, [10, 7], { ...column, y }));
  y = await write(attendeeName, await fitted(attendeeName, [12, 9, 7], { ...bold, y: y + 3 }));
  await write(ticketCode, { ...column, y, size: 10 });
  const code = await toBuffer(text, { margin: 1, width: 480, errorCorrectionLevel: 'M' });
  page.image(code, codeX, top + 20, { width: codeWidth });
}
