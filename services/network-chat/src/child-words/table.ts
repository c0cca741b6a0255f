import type { ChildWordsKind, HeldReason } from '@sidework/contracts/kernel/child-words';
import { sql } from 'drizzle-orm';
// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import {
  boolean,
  index,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

/** A message has a row here for each child who wrote or received it; the row is made with the message. */
export const monitoredMessages = networkChat.table(
  'monitored_messages',
  {
    childId: uuid().notNull(),
    messageId: uuid().notNull(),
    at: timestamp(moment).notNull(),
  },
  (row) => [
    primaryKey({ name: 'monitored_messages_pk', columns: [row.childId, row.messageId] }),
    index('monitored_messages_child_id_idx').on(row.childId, row.at),
  ],
);

/** A child's message that was not sent, because it tells how to reach a person. */
export const heldMessages = networkChat.table(
  'held_messages',
  {
    id: uuid().primaryKey(),
    childId: uuid().notNull(),
    /** Its receiver: a person, or the room that it was written in. */
    receiverId: uuid(),
    roomId: uuid(),
    content: text().notNull(),
    heldBecause: text().$type<HeldReason>(),
    at: timestamp(moment).notNull(),
  },
  (held) => [
    index('held_messages_child_id_idx').on(held.childId, held.at),
    index('held_messages_at_idx').on(held.at),
  ],
);

/** A child's guardians read here the texts of work, gigs, proposals and events between the child and another person. */
export const childWords = networkChat.table(
  'child_words',
  {
    id: uuid().notNull(),
    childId: uuid().notNull(),
    writerId: uuid().notNull(),
    kind: text().$type<ChildWordsKind>().notNull(),
    subjectId: uuid().notNull(),
    title: text().notNull(),
    texts: text().array().notNull(),
    readerIds: uuid().array(),
    isHeld: boolean().notNull(),
    heldBecause: text().$type<HeldReason>(),
    /** Only doubtful words have marks; a guardian may let them through. */
    marks: text().array(),
    answeredAt: timestamp(moment),
    answeredBy: uuid(),
    isLetThrough: boolean(),
    at: timestamp(moment).notNull(),
  },
  (words) => [
    primaryKey({ name: 'child_words_pk', columns: [words.childId, words.id] }),
    index('child_words_child_id_idx').on(words.childId, words.at, words.id),
    // The unique index lets only one of two simultaneous submissions wait.
    uniqueIndex('child_words_waiting_key')
      .on(words.childId, words.writerId, words.marks)
      .where(sql`marks is not null and answered_at is null`),
    index('child_words_marks_idx').on(words.writerId, words.marks).where(sql`marks is not null`),
  ],
);
