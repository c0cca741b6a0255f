import { sql } from 'drizzle-orm';
import { check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

/** Links to files are signed with the key of this name. */
export const signingKeys = networkChat.table('signing_keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
});

/** Files of messages. One that no message takes within a day is removed. */
export const messageAttachments = networkChat.table(
  'message_attachments',
  {
    id: uuid().primaryKey(),
    uploaderId: uuid().notNull(),
    /** Empty until it is sent. */
    messageId: uuid(),
    name: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    key: text().notNull(),
    createdAt: timestamp(moment).notNull(),
  },
  (attachment) => [
    index('message_attachments_message_id_idx').on(attachment.messageId),
    index('message_attachments_unsent_idx').on(attachment.createdAt).where(sql`message_id is null`),
    index('message_attachments_uploader_id_idx')
      .on(attachment.uploaderId)
      .where(sql`message_id is null`),
    check('message_attachments_size_check', sql`size > 0`),
  ],
);
