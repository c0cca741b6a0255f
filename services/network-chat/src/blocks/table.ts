import { sql } from 'drizzle-orm';
// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import { check, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../moment.ts';
import { networkChat } from '../postgres-schema.ts';

export const blocks = networkChat.table(
  'blocks',
  {
    blockerId: uuid().notNull(),
    blockedId: uuid().notNull(),
    createdAt: timestamp(moment).notNull(),
  },
  (block) => [
    primaryKey({ name: 'blocks_pk', columns: [block.blockerId, block.blockedId] }),
    check('blocks_self_check', sql`blocker_id <> blocked_id`),
  ],
);
