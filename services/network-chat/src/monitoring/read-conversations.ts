import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import { requireBegun } from '../conversations/conversation.ts';
import { lockFoundConversation } from '../conversations/queries.ts';
import type { Deps } from '../deps.ts';
import { type MessagesQuery, messagesOf } from '../messages/queries.ts';
import { findPerson, getOwnChild, getPeople } from '../people/queries.ts';
import { hasOpenReportBetween } from '../reports/queries.ts';
import { childrenAmong, childWordsOf, conversationsOfChild, heldOf } from './queries.ts';
import { requireWithChild, watchedIn } from './watched.ts';

type ReadingDeps = Pick<Deps, 'db' | 'now'>;

/** The conversations and the held messages of a guardian's child; the guardian's look is recorded first. */
export function readConversationsOfChild({ db, now }: ReadingDeps, actor: Actor, childId: string) {
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

/** A guardian's look marks nothing as read. */
export function readMessagesOfChild(
  { db, now }: ReadingDeps,
  actor: Actor,
  { childId, personId }: { childId: string; personId: string },
  query: MessagesQuery,
) {
  return db.transaction(async (tx) => {
    const child = await getOwnChild(tx, actor, childId);
    const found = await lockFoundConversation(tx, child.id, personId);
    const conversation = requireWithChild(found, await findPerson(tx, personId));
    await recordAccess(tx, accessRecorded, {
      actor,
      childId: child.id,
      what: 'messages_read',
      at: now(),
    });
    return messagesOf(tx, conversation.id, query);
  });
}

/** The texts of work and events between the child and others; the guardian's look is recorded first. */
export function readChildWords(
  { db, now }: ReadingDeps,
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

/** A moderator gives a reason, which is recorded with the look. */
export function openConversationForStaff(
  { db, now }: ReadingDeps,
  actor: Actor,
  { oneId, otherId, reason }: { oneId: string; otherId: string; reason: string },
) {
  return db.transaction(async (tx) => {
    const conversation = requireBegun(await lockFoundConversation(tx, oneId, otherId));
    const ids = [conversation.oneId, conversation.otherId];
    const childIds = await childrenAmong(tx, ids);
    const isReported = childIds.length === 0 && (await hasOpenReportBetween(tx, ids));
    for (const childId of watchedIn(ids, childIds, isReported))
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
