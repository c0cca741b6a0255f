import { conflict, forbidden, notFound, tooManyFor, unprocessable } from '@sidework/chassis/errors';
import type { Person } from '@sidework/chassis/people/people';
import type { ConversationState } from '@sidework/contracts/network-chat/conversations';
import { limits } from '@sidework/contracts/network-chat/limits';
import type { conversationMembers, conversations } from './table.ts';

export type Conversation = typeof conversations.$inferSelect;
export type Member = typeof conversationMembers.$inferSelect;

type Standing = Pick<Conversation, 'state' | 'requestedBy' | 'requestedAt' | 'lastSequence'>;
type Party = Pick<Person, 'id' | 'fullName' | 'isSetUp' | 'mayAct' | 'accountType' | 'permits'>;

export interface Parties {
  sender: Party | undefined;
  receiver: Party | undefined;
  areConnected: boolean;
  /** Whether the sender has blocked the receiver. */
  isBlocking: boolean;
  /** Whether the receiver has blocked the sender. */
  isBlocked: boolean;
}

/**
 * Adults write to adults, and children to children whom they are connected with; there is no thread of two between an adult
 * and a child (D-6). The guardians of both children permit messages; the sender does not learn what the other's
 * guardians said. A person who has blocked the sender does not exist for the sender.
 */
export function requireMayWrite(parties: Parties): void {
  const { sender, receiver, isBlocking, isBlocked } = parties;
  if (!sender?.isSetUp) throw conflict('account_not_ready');
  if (!sender.mayAct)
    throw forbidden(isChild(sender) ? 'age_verification_required' : 'contact_unconfirmed');
  if (!receiver || isGone(receiver)) throw notFound('person_not_found');
  if (receiver.id === sender.id) throw unprocessable('message_to_yourself');
  if (isChild(sender) !== isChild(receiver)) throw forbidden('messaging_not_allowed');
  if (isChild(sender) && !sender.permits?.includes('messaging'))
    throw forbidden('guardian_does_not_permit');
  if (isChild(sender) && !(parties.areConnected && mayBeWrittenTo(receiver)))
    throw forbidden('messaging_not_allowed');
  if (isBlocked) throw notFound('person_not_found');
  if (isBlocking) throw conflict('person_blocked');
}

const mayBeWrittenTo = (child: Party) => child.mayAct && child.permits?.includes('messaging');

/** A deleted account has no name and may not act. */
const isGone = ({ fullName, mayAct }: Party) => fullName === '' && !mayAct;

export const isChild = ({ accountType }: Pick<Party, 'accountType'>) =>
  accountType === 'sidework_kids';

/** The first words to a stranger are a request, and an answer opens the conversation (D-32). */
export function admit<C extends Standing>(conversation: C, senderId: string, now: Date): C {
  switch (conversation.state) {
    case 'open':
      return conversation;
    case 'none':
      return { ...conversation, state: 'requested', requestedBy: senderId, requestedAt: now };
    case 'requested':
      if (isFirstOfRequest(conversation, senderId)) return { ...conversation, requestedAt: now };
      if (conversation.requestedBy !== senderId) return { ...conversation, state: 'open' };
      if (conversation.lastSequence >= limits.messagesPerRequest)
        throw conflict('request_not_answered');
      return conversation;
  }
}

/** The first messages to strangers are counted for each day. */
export const isFirstToStranger = (conversation: Standing, senderId: string): boolean =>
  conversation.state === 'none' || isFirstOfRequest(conversation, senderId);

/** A proposal is the request before its first message. */
const isFirstOfRequest = ({ state, requestedBy, lastSequence }: Standing, senderId: string) =>
  state === 'requested' && requestedBy === senderId && lastSequence === 0;

/**
 * The client may write at once after a proposal; a professional who proposes to a stranger waits for an answer, as with any
 * first words (D-32). The proposal answers a client who had asked before.
 */
export function propose<C extends Standing>(
  conversation: C,
  professionalId: string,
  proposedAt: Date,
): C {
  switch (conversation.state) {
    case 'none':
      return {
        ...conversation,
        state: 'requested',
        requestedBy: professionalId,
        requestedAt: proposedAt,
      };
    case 'requested':
      return conversation.requestedBy === professionalId
        ? conversation
        : { ...conversation, state: 'open' };
    case 'open':
      return conversation;
  }
}

const day = 24 * 3_600_000;

export const strangersSince = (now: Date) => new Date(now.getTime() - day);

/** `requestedAt` holds the moments of the sender's requests of the last day, the latest first. */
export function requireFewStrangers(requestedAt: Date[], now: Date): void {
  const oldest = requestedAt[limits.strangersPerDay - 1];
  if (!oldest) return;
  const seconds = Math.ceil((oldest.getTime() + day - now.getTime()) / 1000);
  throw tooManyFor(Math.max(1, seconds), 'too_many_strangers');
}

export function requireBegun<C>(conversation: C | null | undefined): C {
  if (!conversation) throw notFound('no_conversation');
  return conversation;
}

export function accept<C extends Standing>(conversation: C | undefined, byId: string): C {
  return { ...requireReceivedRequest(conversation, byId), state: 'open' };
}

export function requireReceivedRequest<C extends Standing>(found: C | undefined, byId: string): C {
  const conversation = requireBegun(found);
  if (conversation.state !== 'requested' || conversation.requestedBy === byId)
    throw conflict('no_request');
  return conversation;
}

/** The sender of a request sees nothing of the other's presence, reading and typing before it is answered or accepted. */
export function showsOther(
  conversation: Pick<Standing, 'state' | 'requestedBy'> | null,
  viewerId: string,
): boolean {
  if (conversation?.state === 'requested') return conversation.requestedBy !== viewerId;
  return conversation?.state === 'open';
}

/** Its receiver always sees that a message is read, and its sender where that is shown. */
export const seenBy = <M extends { read: boolean; senderId: string }>(
  message: M,
  viewerId: string,
  isReadingShown: boolean,
): M => ({ ...message, read: message.read && (isReadingShown || message.senderId !== viewerId) });

export function stateFor(conversation: Standing | null, viewerId: string): ConversationState {
  if (!conversation) return 'none';
  if (conversation.state !== 'requested') return conversation.state;
  // After a proposal without a message the client writes freely, and the professional's first words are a request.
  if (conversation.lastSequence === 0)
    return conversation.requestedBy === viewerId ? 'none' : 'open';
  return conversation.requestedBy === viewerId ? 'request_sent' : 'request_received';
}

export interface AskedOfMember {
  isMuted?: boolean | undefined;
  isArchived?: boolean | undefined;
  upTo?: number | undefined;
}

/** People mute and archive on their own side alone. A message that they have not seen keeps the conversation in their list. */
export function changeOfMember(
  { lastSequence }: Pick<Standing, 'lastSequence'>,
  { isMuted, isArchived, upTo = lastSequence }: AskedOfMember,
): Partial<Pick<Member, 'isMuted' | 'isArchived'>> {
  return {
    ...(isMuted !== undefined && { isMuted }),
    ...(isArchived !== undefined && { isArchived: isArchived && upTo >= lastSequence }),
  };
}
