import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Person } from '@sidework/chassis/people/people';
import { isChild } from '../conversations/conversation.ts';
import type { messageAttachments } from './table.ts';

export type Attachment = typeof messageAttachments.$inferSelect;

type Party = Pick<Person, 'accountType'>;

/** No file passes between a child and another person, and a stranger's first words bring none (decision 0101). */
export function requireMayAttach(
  parties: (Party | undefined)[],
  { state }: { state: string },
): void {
  if (parties.some((party) => !party || isChild(party))) throw forbidden('messaging_not_allowed');
  if (state !== 'open') throw conflict('files_need_conversation');
}

/** Each file goes with one message, soon after it was uploaded. */
export function requireAll(found: { id: string }[], ids: string[]): void {
  if (found.length !== new Set(ids).size) throw conflict('attachment_gone');
}

interface Sent {
  senderId: string;
  receiverId: string;
  hiddenAt: Date | null;
}

/** The two people of its conversation open a file, and its uploader before it is sent; a hidden one is closed to all. */
export function requireReader<A extends { uploaderId: string; message: Sent | null }>(
  attachment: A | undefined,
  personId: string,
): A {
  if (!attachment) throw notFound('attachment_not_found');
  const { message, uploaderId } = attachment;
  const readers = message ? [message.senderId, message.receiverId] : [uploaderId];
  if (message?.hiddenAt || !readers.includes(personId)) throw notFound('attachment_not_found');
  return attachment;
}

/** A link that was altered and one that is over are answered as a file that there is not. */
export function requireGoodLink({ isGood, until }: { isGood: boolean; until: Date }, now: Date) {
  if (!isGood || until <= now) throw notFound('attachment_not_found');
}

/** A link is opened while its file has a place; it was given to a reader before. */
export function requireShown<A extends { message: Pick<Sent, 'hiddenAt'> | null }>(
  attachment: A | undefined,
): A {
  if (!attachment || attachment.message?.hiddenAt) throw notFound('attachment_not_found');
  return attachment;
}

/** A picture that is drawn again gets the ending of its new format. */
export const nameOf = (name: string, contentType: string): string =>
  contentType === 'image/webp' ? `${name.replace(/\.[^.]*$/, '')}.webp` : name;

/** An unsent file is kept so long. */
export const unsentMs = 24 * 3_600_000;
