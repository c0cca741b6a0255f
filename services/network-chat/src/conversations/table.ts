import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

/** Each message locks the row of its conversation, so sequence order is commit order. */
export const conversations = networkChat.table(
  'conversations',
  {
    id: uuid().primaryKey(),
    oneId: uuid().notNull(),
    otherId: uuid().notNull(),
    state: text({ enum: ['none', 'requested', 'open'] })
      .notNull()
      .default('none'),
    requestedBy: uuid(),
    requestedAt: timestamp(moment),
    lastSequence: integer().notNull().default(0),
    lastMessageAt: timestamp(moment),
  },
  (conversation) => [
    unique('conversations_one_id_other_id_unique').on(conversation.oneId, conversation.otherId),
    index('conversations_requested_by_idx').on(conversation.requestedBy, conversation.requestedAt),
    check('conversations_pair_check', sql`one_id < other_id`),
    check('conversations_state_check', sql`state in ('none', 'requested', 'open')`),
    check('conversations_requested_by_check', sql`requested_by in (one_id, other_id)`),
    check('conversations_requested_at_check', sql`(requested_by is null) = (requested_at is null)`),
    check('conversations_request_check', sql`state <> 'requested' or requested_by is not null`),
    check(
      'conversations_last_message_check',
      sql`(last_sequence = 0) = (last_message_at is null) and last_sequence >= 0`,
    ),
  ],
);

/** Each person's own side: how far they have read, and where the conversation stands in their list. */
export const conversationMembers = networkChat.table(
  'conversation_members',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    userId: uuid().notNull(),
    otherId: uuid().notNull(),
    lastMessageAt: timestamp(moment),
    unreadCount: integer().notNull().default(0),
    /** When the oldest message arrived that is not read yet. */
    unreadSince: timestamp(moment),
    /** A mail was sent about the messages that are unread now. */
    isMailed: boolean().notNull().default(false),
    /** Their browsers were told of the messages that are unread now. */
    isPushed: boolean().notNull().default(false),
    readUpTo: integer().notNull().default(0),
    /** An ignored request is in no list and counts nowhere until this person writes. */
    isIgnored: boolean().notNull().default(false),
    /** A muted conversation stands in the list, but sends no mail and counts in no badge. */
    isMuted: boolean().notNull().default(false),
    isArchived: boolean().notNull().default(false),
  },
  (member) => [
    primaryKey({
      name: 'conversation_members_pk',
      columns: [member.conversationId, member.userId],
    }),
    index('conversation_members_listed_idx')
      .on(member.userId, member.isArchived, member.lastMessageAt, member.conversationId)
      .where(sql`last_message_at is not null`),
    index('conversation_members_unread_idx')
      .on(member.userId, member.lastMessageAt.desc().nullsFirst(), member.conversationId)
      .where(sql`unread_count > 0`),
    index('conversation_members_unread_since_idx')
      .on(member.unreadSince)
      .where(sql`unread_count > 0 and not is_mailed and not is_muted`),
    index('conversation_members_push_due_idx')
      .on(member.unreadSince)
      .where(sql`unread_count > 0 and not is_pushed and not is_ignored and not is_muted`),
    check('conversation_members_self_check', sql`user_id <> other_id`),
    check('conversation_members_unread_check', sql`unread_count >= 0`),
    check(
      'conversation_members_unread_since_check',
      sql`(unread_count = 0) = (unread_since is null)`,
    ),
    check('conversation_members_mailed_check', sql`unread_count > 0 or not is_mailed`),
  ],
);
