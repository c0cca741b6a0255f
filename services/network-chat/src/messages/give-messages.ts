import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { messagesGiven } from '@sidework/contracts/network-chat/events';
import { getConversationWith } from '../conversations/shown-queries.ts';
import type { Deps } from '../deps.ts';
import { requireAll } from './message.ts';
import { messagesAmong } from './queries.ts';

interface Given {
  serviceId: string;
  messageIds: string[];
}

/** An adult sees no conversation with a child here. The words come from our own rows and not from who gives them; client-services adds them where the dispute is open. */
export function giveMessages(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  personId: string,
  { serviceId, messageIds }: Given,
): Promise<{ count: number }> {
  return db.transaction(async (tx) => {
    const { conversation } = await getConversationWith(tx, actor, personId);
    const ids = [...new Set(messageIds.map((id) => id.toLowerCase()))];
    const found = conversation ? await messagesAmong(tx, conversation.id, ids) : [];
    const messages = requireAll(found, ids).map(
      ({ id, senderId, content, attachmentCount, createdAt }) => ({
        id,
        senderId,
        content,
        fileCount: attachmentCount,
        sentAt: createdAt.toISOString(),
      }),
    );
    const given = { serviceId, givenBy: actor.id, otherId: personId.toLowerCase(), messages };
    await emit(tx, messagesGiven, given, now());
    return { count: messages.length };
  });
}
