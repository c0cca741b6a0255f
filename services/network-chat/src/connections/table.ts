import { connectionStatuses } from '@sidework/contracts/network-chat/connections';
import { sql } from 'drizzle-orm';
import { boolean, check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

/** Connections and requests: one row for each pair, beside rejected ones, which are kept and counted. */
export const connections = networkChat.table(
  'connections',
  {
    id: uuid().primaryKey(),
    requesterId: uuid().notNull(),
    receiverId: uuid().notNull(),
    status: text({ enum: connectionStatuses }).notNull().default('pending'),
    /** Between children: whether a guardian of each has agreed. Between adults no approval is needed. */
    isRequesterApproved: boolean().notNull(),
    isReceiverApproved: boolean().notNull(),
    /** Whether the receiver has asked for the same before a guardian agreed: then it is accepted with the approval. */
    isMutual: boolean().notNull().default(false),
    createdAt: timestamp(moment).notNull(),
    answeredAt: timestamp(moment),
  },
  (connection) => [
    uniqueIndex('connections_pair_idx')
      .on(sql`least(requester_id, receiver_id)`, sql`greatest(requester_id, receiver_id)`)
      .where(sql`status <> 'rejected'`),
    index('connections_requester_id_idx').on(connection.requesterId, connection.status),
    index('connections_receiver_id_idx').on(connection.receiverId, connection.status),
    index('connections_answered_at_idx').on(connection.answeredAt).where(sql`status = 'accepted'`),
    check('connections_self_check', sql`requester_id <> receiver_id`),
    check('connections_status_check', sql`status in ('pending', 'accepted', 'rejected')`),
    check('connections_answered_check', sql`(status = 'pending') = (answered_at is null)`),
    check(
      'connections_approved_check',
      sql`status <> 'accepted' or (is_requester_approved and is_receiver_approved)`,
    ),
  ],
);

/** Guardians who have agreed in advance to whom their child connects with. */
export const standingApprovals = networkChat.table('standing_approvals', {
  childId: uuid().primaryKey(),
  givenBy: uuid().notNull(),
  givenAt: timestamp(moment).notNull(),
});
