import type { Cue } from '@sidework/contracts/education-events/lesson-videos';
import { bigint, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';

/** Secrets of this service alone, made with its first migration: what tickets and file links are signed with. */
export const signingKeys = educationEvents.table('signing_keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
});

/** A file or a video that an educator uploaded for a lesson; drafts and lessons name it. */
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

/** A video that is on its way: its parts lie in the store until it is finished. */
export const videoUploads = educationEvents.table(
  'video_uploads',
  {
    id: uuid().primaryKey(),
    ownerId: uuid().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull(),
    partKeys: text().array().notNull(),
    /** Told by the first part. */
    contentType: text(),
    /** The file that was made of it. */
    fileId: uuid(),
    begunAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (upload) => [
    index('video_uploads_owner_id_idx').on(upload.ownerId),
    index('video_uploads_begun_at_idx').on(upload.begunAt, upload.id),
  ],
);

/** The captions of a video never change: a draft with other captions names other ones. */
export const lessonCaptions = educationEvents.table(
  'lesson_captions',
  {
    id: uuid().primaryKey(),
    ownerId: uuid().notNull(),
    cues: jsonb().$type<Cue[]>().notNull(),
    uploadedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (captions) => [
    index('lesson_captions_owner_id_idx').on(captions.ownerId),
    index('lesson_captions_uploaded_at_idx').on(captions.uploadedAt, captions.id),
  ],
);
