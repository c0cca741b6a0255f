import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { push } from '../realtime/push.ts';
import { pushUnreadCounts } from '../unread-counts/push-unread-counts.ts';
import * as Conversation from './conversation.ts';
import { readUpTo } from './queries.ts';
import { getConversationWith, type ShownConversation } from './shown-queries.ts';

/** Marks what the other person wrote, up to a sequence; the caller's own messages stay as they are. */
export async function markRead(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  actor: Actor,
  personId: string,
  upTo: number,
): Promise<ShownConversation> {
  const before = await getConversationWith(db, actor, personId);
  const { id, lastSequence } = Conversation.requireBegun(before.conversation);
  const reached = Math.min(upTo, lastSequence);
  await db.transaction((tx) => readUpTo(tx, id, actor.id, reached));

  const after = await getConversationWith(db, actor, personId);
  const { id: senderId } = after.person;
  if (after.mine && after.mine.readUpTo > (before.mine?.readUpTo ?? 0)) {
    const read = { type: 'read', byPersonId: actor.id, senderId, upTo: reached } as const;
    const isShown =
      !after.isBlocked &&
      after.isReadingShown &&
      Conversation.showsOther(after.conversation, senderId);
    push(live, isShown ? [senderId, actor.id] : [actor.id], read);
    await pushUnreadCounts({ db, live }, actor);
  }
  return after;
}
