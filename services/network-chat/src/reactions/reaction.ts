import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Person } from '@sidework/chassis/people/people';
import { isChild } from '../conversations/conversation.ts';
import type { Message } from '../messages/message.ts';

type Party = Pick<Person, 'accountType'>;

/** A message exists for its two people alone; a hidden one is not answered. */
export function requireMessageOf<M extends Pick<Message, 'senderId' | 'receiverId' | 'hiddenAt'>>(
  message: M | undefined,
  personId: string,
): M {
  if (!message || message.hiddenAt) throw notFound('message_not_found');
  if (![message.senderId, message.receiverId].includes(personId))
    throw notFound('message_not_found');
  return message;
}

/** Guardians read each word that reaches a child, and a reaction is none: only adults react (decision 0099). */
export function requireMayReact(
  parties: (Party | undefined)[],
  { state }: { state: string },
): void {
  if (parties.some((party) => !party || isChild(party))) throw forbidden('messaging_not_allowed');
  if (state !== 'open') throw conflict('reaction_needs_conversation');
}
