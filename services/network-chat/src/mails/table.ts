// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import { index, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

/** The digest of a child has told each guardian everything up to `toldUpTo`. */
export const digests = networkChat.table(
  'guardian_digests',
  {
    guardianId: uuid().notNull(),
    childId: uuid().notNull(),
    toldUpTo: timestamp(moment).notNull(),
  },
  (digest) => [
    primaryKey({ name: 'guardian_digests_pk', columns: [digest.guardianId, digest.childId] }),
    index('guardian_digests_child_id_idx').on(digest.childId),
  ],
);
