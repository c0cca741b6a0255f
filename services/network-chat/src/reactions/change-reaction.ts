import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { limits } from '@sidework/contracts/network-chat/limits';
import type { Reaction } from '@sidework/contracts/network-chat/messages';
import * as Conversation from '../conversations/conversation.ts';
import { lockConversation, partiesOf } from '../conversations/queries.ts';
import type { Deps } from '../deps.ts';
import type { ShownMessage } from '../messages/message.ts';
import { findMessage, getShownMessage } from '../messages/queries.ts';
import { doBothShowReading } from '../preferences/queries.ts';
import { notifyAtCommit } from '../realtime/at-commit.ts';
import { deleteReaction, saveReaction } from './queries.ts';
import { requireMayReact, requireMessageOf } from './reaction.ts';

/** Both see the reaction at the commit. A person has one on each message, and another replaces it. */
export function giveReaction(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  messageId: string,
  reaction: Reaction,
): Promise<ShownMessage> {
  return db.transaction(async (tx) => {
    const at = now();
    const message = requireMessageOf(await findMessage(tx, messageId), actor.id);
    const otherId = message.senderId === actor.id ? message.receiverId : message.senderId;
    const parties = await partiesOf(tx, actor.id, otherId);
    Conversation.requireMayWrite(parties);
    const conversation = await lockConversation(tx, actor.id, otherId);
    requireMayReact([parties.sender, parties.receiver], conversation);
    const limit = perHour(actor.id, 'reactions', limits.reactionsPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_reactions');
    await saveReaction(tx, { messageId: message.id, userId: actor.id, reaction, createdAt: at });
    return shownToBoth(tx, actor, message);
  });
}

export function takeReactionBack(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  messageId: string,
): Promise<ShownMessage> {
  return db.transaction(async (tx) => {
    const message = requireMessageOf(await findMessage(tx, messageId), actor.id);
    await deleteReaction(tx, message.id, actor.id);
    return shownToBoth(tx, actor, message);
  });
}

type Parties = Pick<ShownMessage, 'id' | 'senderId' | 'receiverId'>;

/** Gives the message as the actor sees it. */
async function shownToBoth(
  tx: Tx,
  actor: Actor,
  { id, senderId, receiverId }: Parties,
): Promise<ShownMessage> {
  await notifyAtCommit(tx, 'messages', { messageId: id, memberIds: [senderId, receiverId] });
  const isReadingShown = await doBothShowReading(tx, senderId, receiverId);
  return Conversation.seenBy(await getShownMessage(tx, id), actor.id, isReadingShown);
}
