import { sql } from 'drizzle-orm';
import { index, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/table.ts';
import { identity, moment } from '../../schema.ts';

/** Links guardians to children; an ended link stays, without effect. */
export const guardianLinks = identity.table(
  'guardian_links',
  {
    id: uuid().primaryKey(),
    childId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    guardianId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: timestamp(moment).notNull(),
    endedAt: timestamp(moment),
  },
  (link) => [
    uniqueIndex('guardian_links_child_id_guardian_id_key')
      .on(link.childId, link.guardianId)
      .where(sql`ended_at is null`),
    index('guardian_links_guardian_id_idx').on(link.guardianId),
  ],
);
