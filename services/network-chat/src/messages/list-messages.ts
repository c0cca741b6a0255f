import type { Actor } from '@sidework/chassis/http/actor';
import { seenBy, showsOther } from '../conversations/conversation.ts';
import { getConversationWith } from '../conversations/shown-queries.ts';
import type { Deps } from '../deps.ts';
import type { ShownMessage } from './message.ts';
import { type MessagesQuery, messagesOf } from './queries.ts';

export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  personId: string,
  query: MessagesQuery,
): Promise<ShownMessage[]> {
  const { conversation, isReadingShown } = await getConversationWith(db, actor, personId);
  if (!conversation) return [];
  const isSeen = showsOther(conversation, actor.id) && isReadingShown;
  const found = await messagesOf(db, conversation.id, query);
  return found.map((message) => seenBy(message, actor.id, isSeen));
}
