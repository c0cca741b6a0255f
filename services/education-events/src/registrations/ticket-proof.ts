import { randomBytes } from 'node:crypto';
import type { Db } from '@sidework/chassis/db/db';
import { agrees } from '@sidework/chassis/http/signed-text';
import { proofOf } from '../files/signing.ts';
import { readTicket, ticketBytes, ticketCode } from './registration-ticket.ts';

export const newTicketCode = (now: Date) => ticketCode(now, randomBytes(ticketBytes));

const proofOfTicket = (db: Db, eventId: string, code: string) =>
  proofOf(db, 'tickets', `${eventId} ${code}`);

/** The QR code of a ticket holds its code, and the proof that this service gave it out for this event (D-71). */
export async function ticketText(
  db: Db,
  { eventId, ticketCode: code }: { eventId: string; ticketCode: string },
): Promise<string> {
  return `${code}.${await proofOfTicket(db, eventId, code)}`;
}

/** The code in what was typed or scanned; undefined where it is none, or was not given out for this event. */
export async function codeIn(db: Db, eventId: string, text: string): Promise<string | undefined> {
  const ticket = readTicket(text);
  if (!ticket?.proof) return ticket?.code;
  const expected = await proofOfTicket(db, eventId, ticket.code);
  return agrees(ticket.proof, expected) ? ticket.code : undefined;
}
