import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { type Namer, namerFor } from '@sidework/chassis/people/namer';
import { people } from '@sidework/chassis/people/people';
import { formatCents } from '@sidework/contracts/kernel/money';
import { needText } from '@sidework/contracts/network-chat/need-kinds';
import { notificationText } from '@sidework/contracts/network-chat/notification-kinds';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { attachmentsOf } from '../attachments/queries.ts';
import { blocks } from '../blocks/table.ts';
import { contacts } from '../contacts/table.ts';
import { conversationMembers } from '../conversations/table.ts';
import { messages } from '../messages/table.ts';
import { needReceivers, needs } from '../needs/table.ts';
import { notifications } from '../notifications/table.ts';
import { offers } from '../offers/table.ts';
import { chatPreferencesOf, preferencesOf } from '../preferences/queries.ts';
import { devicesOf } from '../push/queries.ts';
import { messageReactions } from '../reactions/table.ts';
import { gatherNetwork } from './gather-network.ts';

const senders = alias(people, 'sender');
const receivers = alias(people, 'receiver');

/** The messages that a person sent and received, and their notifications. */
export async function gatherOwnData(db: Db, userId: string): Promise<OwnFile[]> {
  const named = await namerFor(db, userId);
  return [
    {
      name: 'messages.json',
      about:
        'The messages that you sent, and those that others sent to you, one conversation after the other.',
      rows: messagesOf(db, userId, named),
    },
    {
      name: 'notifications.json',
      about: 'Your notifications.',
      rows: notificationsOf(db, userId, named),
    },
    { name: 'today.json', about: 'What waits for you.', rows: needsOf(db, userId, named) },
    {
      name: 'notification-preferences.json',
      about: 'What you want by email and on your devices.',
      rows: (await preferencesOf(db, { id: userId })).map((preference) => ({ ...preference })),
    },
    {
      name: 'devices.json',
      about: 'The browsers that show you notifications, by the service that reaches them.',
      rows: await devicesOf(db, userId),
    },
    {
      name: 'chat-preferences.json',
      about: 'What your chats show to others.',
      rows: [await chatPreferencesOf(db, userId)],
    },
    ...gatherNetwork(db, userId, named),
    { name: 'blocks.json', about: 'People you blocked.', rows: blocksBy(db, userId, named) },
    {
      name: 'contact.json',
      about: 'Where notifications are mailed to.',
      rows: await contactOf(db, userId),
    },
  ];
}

const conversationsAtOnce = 100;

/** The index of messages begins with the conversation, so they are read for some conversations at a time. */
async function* messagesOf(db: Db, userId: string, named: Namer) {
  let ids: string[] = [];
  for await (const id of conversationsOf(db, userId)) {
    ids.push(id);
    if (ids.length < conversationsAtOnce) continue;
    yield* messagesIn(db, userId, named, ids);
    ids = [];
  }
  yield* messagesIn(db, userId, named, ids);
}

/**
 * The index of a person's conversations has the archived ones apart. One that is archived, or comes back, while they are
 * read is met by the third round at the latest, and given once.
 */
async function* conversationsOf(db: Db, userId: string) {
  const given = new Set<string>();
  for (const isArchived of [false, true, false])
    for await (const id of shelfOf(db, userId, isArchived)) {
      if (given.has(id)) continue;
      given.add(id);
      yield id;
    }
}

const shelfOf = (db: Db, userId: string, isArchived: boolean) =>
  allRows({
    order: [conversationMembers.lastMessageAt, conversationMembers.conversationId],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(conversationMembers)
        .where(
          and(
            eq(conversationMembers.userId, userId),
            eq(conversationMembers.isArchived, isArchived),
            isNotNull(conversationMembers.lastMessageAt),
            after,
          ),
        )
        .orderBy(conversationMembers.lastMessageAt, conversationMembers.conversationId)
        .limit(limit),
    place: ({ lastMessageAt, conversationId }) => [lastMessageAt, conversationId],
    present: ({ conversationId }) => conversationId,
  });

const messagesIn = (db: Db, userId: string, named: Namer, conversationIds: string[]) =>
  allRows({
    order: [messages.conversationId, messages.sequence],
    ask: ({ after, limit }) =>
      db
        .select({
          message: messages,
          sender: senders.fullName,
          receiver: receivers.fullName,
          offer: offers,
          reaction: messageReactions.reaction,
          attachments: attachmentsOf,
        })
        .from(messages)
        .leftJoin(offers, eq(offers.id, messages.id))
        .leftJoin(
          messageReactions,
          and(eq(messageReactions.messageId, messages.id), eq(messageReactions.userId, userId)),
        )
        .leftJoin(senders, eq(senders.id, messages.senderId))
        .leftJoin(receivers, eq(receivers.id, messages.receiverId))
        .where(
          and(sql`${messages.conversationId} = any (${sql.param(conversationIds)}::uuid[])`, after),
        )
        .orderBy(messages.conversationId, messages.sequence)
        .limit(limit),
    place: ({ message }) => [message.conversationId, message.sequence],
    present: ({ message, sender, receiver, offer, reaction, attachments }) => ({
      from: message.senderId === userId ? 'you' : named(sender),
      to: message.receiverId === userId ? 'you' : named(receiver),
      // Only its author still reads a message that a moderator hid.
      message: message.hiddenAt && message.senderId !== userId ? null : message.content,
      ...(message.replyToId && { isReply: true }),
      ...(attachments && {
        files:
          message.hiddenAt && message.senderId !== userId
            ? null
            : attachments.map(({ name }) => name),
      }),
      ...(reaction && { yourReaction: reaction }),
      ...(offer && { offer: offerOf(offer) }),
      sentAt: message.createdAt.toISOString(),
    }),
  });

const offerOf = ({ title, amountCents, day, workingDays, status }: typeof offers.$inferSelect) => ({
  title,
  amount: formatCents(amountCents),
  day,
  workingDays,
  status,
});

const notificationsOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [notifications.createdAt, notifications.id],
    ask: ({ after, limit }) =>
      db
        .select({ notification: notifications, actor: people.fullName })
        .from(notifications)
        .leftJoin(people, eq(people.id, notifications.actorId))
        .where(and(eq(notifications.receiverId, userId), after))
        .orderBy(notifications.createdAt, notifications.id)
        .limit(limit),
    place: ({ notification: { createdAt, id } }) => [createdAt, id],
    present: ({ notification: { kind, title, details, createdAt, readAt }, actor }) => ({
      text: notificationText(kind, { ...details, name: named(actor), title }),
      toldAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    }),
  });

const needsOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [needs.since, needs.subjectId],
    ask: ({ after, limit }) =>
      db
        .select({ need: needs, actor: people.fullName })
        .from(needReceivers)
        .innerJoin(
          needs,
          and(eq(needs.kind, needReceivers.kind), eq(needs.subjectId, needReceivers.subjectId)),
        )
        .leftJoin(people, eq(people.id, needs.actorId))
        .where(and(eq(needReceivers.receiver, userId), after))
        .orderBy(needs.since, needs.subjectId)
        .limit(limit),
    place: ({ need }) => [need.since, need.subjectId],
    present: ({ need: { kind, title, details, since }, actor }) => ({
      text: needText(kind, { ...details, name: named(actor), title, dayText: details.day }),
      since: since.toISOString(),
    }),
  });

const blocksBy = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [blocks.createdAt, blocks.blockedId],
    ask: ({ after, limit }) =>
      db
        .select({ block: blocks, blocked: people.fullName })
        .from(blocks)
        .leftJoin(people, eq(people.id, blocks.blockedId))
        .where(and(eq(blocks.blockerId, userId), after))
        .orderBy(blocks.createdAt, blocks.blockedId)
        .limit(limit),
    place: ({ block }) => [block.createdAt, block.blockedId],
    present: ({ block, blocked }) => ({
      blocked: named(blocked),
      blockedAt: block.createdAt.toISOString(),
    }),
  });

const contactOf = (db: Db, userId: string) =>
  db.select({ email: contacts.email }).from(contacts).where(eq(contacts.id, userId));
