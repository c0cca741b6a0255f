import { sql } from 'drizzle-orm';
// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import { check, index, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

export const blocks = networkChat.table(
  'blocks',
  {
    blockerId: uuid().notNull(),
    blockedId: uuid().notNull(),
    createdAt: timestamp(moment).notNull(),
  },
  (block) => [
    primaryKey({ name: 'blocks_pk', columns: [block.blockerId, block.blockedId] }),
    index('blocks_blocked_id_idx').on(block.blockedId, block.blockerId),
    check('blocks_self_check', sql`blocker_id <> blocked_id`),
  ],
);
