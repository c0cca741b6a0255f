import type { Db } from '@sidework/chassis/db';
import { people } from '@sidework/chassis/people';
import { shownName } from '@sidework/chassis/shown-name';
import type { GatheredFile } from '@sidework/contracts/kernel/own-data';
import { notificationText } from '@sidework/contracts/network-chat/notification-kinds';
import { eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { blocks } from '../blocks/table.ts';
import { contacts } from '../contacts/table.ts';
import { messages } from '../messages/table.ts';
import { notifications } from '../notifications/table.ts';
import { preferencesOf } from '../preferences/queries.ts';

const senders = alias(people, 'sender');
const receivers = alias(people, 'receiver');

/** What somebody wrote and was written, and what they were told. */
export async function gatherOwnData(db: Db, userId: string): Promise<GatheredFile[]> {
  return [
    {
      name: 'messages.json',
      about: 'The messages that you sent, and those that others sent to you.',
      rows: await messagesOf(db, userId),
    },
    {
      name: 'notifications.json',
      about: 'What you were told of.',
      rows: await notificationsOf(db, userId),
    },
    {
      name: 'notification-preferences.json',
      about: 'What you want to be mailed.',
      rows: (await preferencesOf(db, { id: userId })).map(({ kind, mail }) => ({ kind, mail })),
    },
    { name: 'blocks.json', about: 'Whom you blocked.', rows: await blocksBy(db, userId) },
    {
      name: 'contact.json',
      about: 'Where notifications are mailed to.',
      rows: await contactOf(db, userId),
    },
  ];
}

async function messagesOf(db: Db, userId: string) {
  const rows = await db
    .select({ message: messages, sender: senders.fullName, receiver: receivers.fullName })
    .from(messages)
    .leftJoin(senders, eq(senders.id, messages.senderId))
    .leftJoin(receivers, eq(receivers.id, messages.receiverId))
    .where(or(eq(messages.senderId, userId), eq(messages.receiverId, userId)))
    .orderBy(messages.createdAt, messages.id);
  return rows.map(({ message, sender, receiver }) => ({
    from: message.senderId === userId ? 'you' : shownName(sender),
    to: message.receiverId === userId ? 'you' : shownName(receiver),
    message: message.content,
    sentAt: message.createdAt.toISOString(),
  }));
}

async function notificationsOf(db: Db, userId: string) {
  const rows = await db
    .select({ notification: notifications, actor: people.fullName })
    .from(notifications)
    .leftJoin(people, eq(people.id, notifications.actorId))
    .where(eq(notifications.receiverId, userId))
    .orderBy(notifications.createdAt, notifications.id);
  return rows.map(({ notification: { kind, title, details, createdAt, readAt }, actor }) => ({
    text: notificationText(kind, { ...details, name: shownName(actor), title }),
    toldAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
}

async function blocksBy(db: Db, userId: string) {
  const rows = await db
    .select({ blocked: people.fullName, createdAt: blocks.createdAt })
    .from(blocks)
    .leftJoin(people, eq(people.id, blocks.blockedId))
    .where(eq(blocks.blockerId, userId))
    .orderBy(blocks.createdAt);
  return rows.map(({ blocked, createdAt }) => ({
    blocked: shownName(blocked),
    blockedAt: createdAt.toISOString(),
  }));
}

const contactOf = (db: Db, userId: string) =>
  db.select({ email: contacts.email }).from(contacts).where(eq(contacts.id, userId));
