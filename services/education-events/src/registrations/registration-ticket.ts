const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** How many random bytes a code takes, of which those beyond the last whole round of letters are passed over. */
export const ticketBytes = 32;

/**
 * `TICKET-<timestamp>-<9 characters>` (D-71): the characters come from secure random bytes, so that the time
 * tells nothing about them.
 */
export function ticketCode(now: Date, random: Uint8Array): string {
  const fair = [...random].filter((byte) => byte < 256 - (256 % letters.length));
  const chosen = fair.slice(0, 9).map((byte) => letters[byte % letters.length]);
  if (chosen.length < 9) throw new Error('A ticket needs more random bytes.');
  return `TICKET-${now.getTime()}-${chosen.join('')}`;
}

/** A scanned QR code gives the code and its proof; a typed code comes without proof. */
export function readTicket(text: string): { code: string; proof: string | undefined } | undefined {
  const match = /^(TICKET-\d{13}-[A-Z0-9]{9})(?:\.([\w-]{22}))?$/i.exec(text.trim());
  if (!match) return undefined;
  return { code: (match[1] ?? '').toUpperCase(), proof: match[2] };
}
