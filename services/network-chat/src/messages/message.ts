import { conflict, forbidden } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { MessageToSend } from '@sidework/contracts/network-chat/messages';
import type { Offer } from '../offers/offer.ts';
import type { messages } from './table.ts';

export type Message = typeof messages.$inferSelect;

/** A message with what belongs to it. */
export interface ShownMessage extends Message {
  offer: Offer | null;
}

/** A message before the database has numbered it. */
export type NewMessage = Pick<Message, 'id' | 'senderId' | 'receiverId' | 'content' | 'gigId'>;

/** Ids are compared here as the database writes them, in lower case. */
export function compose(toSend: MessageToSend, by: Actor, newId: string): NewMessage {
  const { id = newId, senderId = by.id, receiverId, content, gigId = null } = toSend;
  if (senderId.toLowerCase() !== by.id) throw forbidden('not_the_sender');
  return {
    id: id.toLowerCase(),
    senderId: by.id,
    receiverId: receiverId.toLowerCase(),
    content,
    gigId,
  };
}

/** A repeat gets the first message as its answer; the same id for other words is refused. */
export function repeated(first: Message, second: NewMessage): Message {
  const isSame =
    first.senderId === second.senderId &&
    first.receiverId === second.receiverId &&
    first.content === second.content;
  if (!isSame) refuseTakenId();
  return first;
}

export function refuseTakenId(): never {
  throw conflict('message_id_taken');
}
