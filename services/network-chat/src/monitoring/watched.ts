import { notFound } from '@sidework/chassis/errors';
import type { Person } from '@sidework/chassis/people/people';
import { isChild } from '../conversations/conversation.ts';

/** A guardian reads what their child and another child wrote to each other. */
export function requireWithChild<C>(
  conversation: C | undefined,
  other: Pick<Person, 'accountType'> | undefined,
): C {
  if (!conversation || !other || !isChild(other)) throw notFound('no_conversation');
  return conversation;
}

/**
 * A moderator reads a conversation because of the children in it, or because one of its two has reported the other. The look
 * is recorded for each child, and without children for both.
 */
export function watchedIn(partyIds: string[], childIds: string[], isReported: boolean): string[] {
  if (childIds.length > 0) return childIds;
  if (!isReported) throw notFound('no_conversation');
  return partyIds;
}
