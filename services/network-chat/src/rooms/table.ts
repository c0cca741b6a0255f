import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { messageColumns } from '../messages/table.ts';
import { moment, networkChat } from '../postgres-schema.ts';

/** The room of a child's job that a guardian approved; its id is the proposal's. Each message locks its row. */
export const rooms = networkChat.table(
  'rooms',
  {
    id: uuid().primaryKey(),
    childId: uuid().notNull(),
    clientId: uuid().notNull(),
    /** The service, once it has started; the room is locked when it ends. */
    serviceId: uuid().unique(),
    title: text().notNull(),
    /** The client's card as the guardian read it when approving the job. */
    approvedClient: jsonb().$type<ApprovedCard>(),
    openedAt: timestamp(moment).notNull(),
    lockedAt: timestamp(moment),
    lastSequence: integer().notNull().default(0),
    lastMessageAt: timestamp(moment),
  },
  (room) => [
    index('rooms_child_id_idx').on(room.childId),
    index('rooms_client_id_idx').on(room.clientId),
    check('rooms_parties_check', sql`child_id <> client_id`),
  ],
);

export const roomMessages = networkChat.table(
  'room_messages',
  {
    ...messageColumns,
    roomId: uuid()
      .notNull()
      .references(() => rooms.id),
  },
  (message) => [
    unique('room_messages_room_id_sequence_unique').on(message.roomId, message.sequence),
    check('room_messages_content_check', sql`length(content) between 1 and 2000`),
  ],
);

export const roomReads = networkChat.table(
  'room_reads',
  {
    roomId: uuid()
      .notNull()
      .references(() => rooms.id),
    userId: uuid().notNull(),
    readUpTo: integer().notNull(),
  },
  (read) => [primaryKey({ name: 'room_reads_pk', columns: [read.roomId, read.userId] })],
);
