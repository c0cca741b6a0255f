import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';

/** Secrets of this service alone, made with its first migration: what tickets and file links are signed with. */
export const signingKeys = educationEvents.table('signing_keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
});

/** A file that an educator uploaded for a lesson; drafts and lessons name it. */
export const lessonFiles = educationEvents.table(
  'lesson_files',
  {
    id: uuid().primaryKey(),
    ownerId: uuid().notNull(),
    key: text().notNull(),
    uploadedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (file) => [
    index('lesson_files_owner_id_idx').on(file.ownerId),
    index('lesson_files_uploaded_at_idx').on(file.uploadedAt, file.id),
  ],
);
