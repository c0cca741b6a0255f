import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { GivenReaction, MessageToSend } from '@sidework/contracts/network-chat/messages';
import type { Attachment } from '../attachments/attachment.ts';
import type { Offer } from '../offers/offer.ts';
import type { messages } from './table.ts';

export type Message = typeof messages.$inferSelect;

/** A message with what belongs to it. */
export interface ShownMessage extends Message {
  offer: Offer | null;
  replied: Pick<
    Message,
    'id' | 'sequence' | 'senderId' | 'content' | 'hiddenAt' | 'attachmentCount'
  > | null;
  attachments: Pick<Attachment, 'id' | 'name' | 'contentType' | 'size'>[] | null;
  reactions: GivenReaction[] | null;
}

/** Throws where one of these is not among the messages that were found. */
export function requireAll(found: Message[], ids: readonly string[]): Message[] {
  if (found.length < ids.length) throw notFound('message_not_found');
  return found;
}

/** A message before the database has numbered it. */
export type NewMessage = Pick<
  Message,
  'id' | 'senderId' | 'receiverId' | 'content' | 'gigId' | 'replyToId' | 'attachmentCount'
>;

/** Ids are compared here as the database writes them, in lower case. */
export function compose(toSend: MessageToSend, by: Actor, newId: string): NewMessage {
  const {
    id = newId,
    senderId = by.id,
    receiverId,
    content,
    gigId = null,
    replyToId = null,
    attachmentIds,
  } = toSend;
  if (senderId.toLowerCase() !== by.id) throw forbidden('not_the_sender');
  return {
    id: id.toLowerCase(),
    senderId: by.id,
    receiverId: receiverId.toLowerCase(),
    content,
    gigId,
    replyToId: replyToId?.toLowerCase() ?? null,
    attachmentCount: attachmentIds?.length ?? 0,
  };
}

/** A repeat gets the first message as its answer; the same id for other words is refused. */
export function repeated(first: Message, second: NewMessage): Message {
  const isSame =
    first.senderId === second.senderId &&
    first.receiverId === second.receiverId &&
    first.content === second.content &&
    first.replyToId === second.replyToId &&
    first.attachmentCount === second.attachmentCount;
  if (!isSame) refuseTakenId();
  return first;
}

/** A reply answers a message of its own conversation. */
export function requireReplied(
  replied: Pick<Message, 'conversationId'> | undefined,
  conversationId: string,
): void {
  if (replied?.conversationId !== conversationId) throw notFound('message_not_found');
}

export function refuseTakenId(): never {
  throw conflict('message_id_taken');
}
