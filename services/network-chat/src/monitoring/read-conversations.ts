import type { Db } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { isKid } from '@sidework/chassis/people/people';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import { lockFoundConversation } from '../conversations/queries.ts';
import type { Deps } from '../deps.ts';
import { type MessagesQuery, messagesOf } from '../messages/queries.ts';
import { getOwnChild, getPeople } from '../people/queries.ts';
import { hasOpenReportBetween } from '../reports/queries.ts';
import { childrenAmong, childWordsOf, conversationsOfChild, heldOf } from './queries.ts';

type Does = Pick<Deps, 'db' | 'now'>;

/** The conversations and the held messages of a guardian's child; the guardian's look is recorded first. */
export function readConversationsOfChild({ db, now }: Does, actor: Actor, childId: string) {
  return db.transaction(async (tx) => {
    const child = await getOwnChild(tx, actor, childId);
    await recordAccess(tx, accessRecorded, {
      actor,
      childId: child.id,
      what: 'conversations_read',
      at: now(),
    });
    return {
      conversations: await conversationsOfChild(tx, child.id),
      held: await heldOf(tx, child.id),
    };
  });
}

/** Nothing of it is marked as read by a guardian's look. */
export function readMessagesOfChild(
  { db, now }: Does,
  actor: Actor,
  { childId, personId }: { childId: string; personId: string },
  query: MessagesQuery,
) {
  return db.transaction(async (tx) => {
    const child = await getOwnChild(tx, actor, childId);
    const conversation = await lockFoundConversation(tx, child.id, personId);
    const { [personId]: other } = await getPeople(tx, [personId]);
    if (!conversation || !other || !isKid(other)) throw notFound('no_conversation');
    await recordAccess(tx, accessRecorded, {
      actor,
      childId: child.id,
      what: 'messages_read',
      at: now(),
    });
    return messagesOf(tx, conversation.id, query);
  });
}

/** What was written in work and events between the child and others; the guardian's look is recorded first. */
export function readChildWords(
  { db, now }: Does,
  actor: Actor,
  childId: string,
  query: MessagesQuery,
) {
  return db.transaction(async (tx) => {
    const child = await getOwnChild(tx, actor, childId);
    await recordAccess(tx, accessRecorded, {
      actor,
      childId: child.id,
      what: 'words_read',
      at: now(),
    });
    return childWordsOf(tx, child.id, query);
  });
}

const mostRead = 500;

/** A moderator reads only where a child is, or a report that waits; of each child it is recorded, with the reason. */
export function openConversationForStaff(
  { db, now }: Does,
  actor: Actor,
  { oneId, otherId, reason }: { oneId: string; otherId: string; reason: string },
) {
  return db.transaction(async (tx) => {
    const conversation = await lockFoundConversation(tx, oneId, otherId);
    if (!conversation) throw notFound('no_conversation');
    const ids = [conversation.oneId, conversation.otherId];
    const watched = await watchedOf(tx, ids);
    if (watched.length === 0) throw notFound('no_conversation');
    for (const childId of watched)
      await recordAccess(tx, accessRecorded, {
        actor,
        childId,
        what: 'messages_read',
        reason,
        at: now(),
      });
    const messages = await messagesOf(tx, conversation.id, { limit: mostRead - 1 });
    return { people: Object.values(await getPeople(tx, ids)), messages: messages.toReversed() };
  });
}

/** Because of whom it may be read: the children in it, or else both of those whom a report is about. */
async function watchedOf(db: Db, ids: string[]): Promise<string[]> {
  const children = await childrenAmong(db, ids);
  if (children.length > 0) return children;
  return (await hasOpenReportBetween(db, ids)) ? ids : [];
}
