import type { NeedDetails } from '@sidework/contracts/kernel/needs';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

/** A need that is met stays for a while, since the event that raised it may still arrive. */
export const needs = networkChat.table(
  'needs',
  {
    /** A newer release may have stored a kind that this one does not know. */
    kind: text().notNull(),
    subjectId: uuid().notNull(),
    /** The sequence of the newest event about it. */
    sequence: integer().notNull(),
    actorId: uuid(),
    childId: uuid(),
    title: text().notNull(),
    details: jsonb().$type<NeedDetails>().notNull(),
    path: text().notNull(),
    since: timestamp(moment).notNull(),
    endsAt: timestamp(moment),
    metAt: timestamp(moment),
  },
  (need) => [
    primaryKey({ name: 'needs_pk', columns: [need.kind, need.subjectId] }),
    index('needs_met_at_idx').on(need.metAt).where(sql`met_at is not null`),
  ],
);

/** The people whom a need still waits for. */
export const needReceivers = networkChat.table(
  'need_receivers',
  {
    kind: text().notNull(),
    subjectId: uuid().notNull(),
    /** The id of a person, or the name of a role that its holders share. */
    receiver: text().notNull(),
    /** A copy of the need's, by which the index orders what waits for one person. */
    since: timestamp(moment).notNull().defaultNow(),
  },
  (each) => [
    primaryKey({ name: 'need_receivers_pk', columns: [each.kind, each.subjectId, each.receiver] }),
    foreignKey({
      name: 'need_receivers_need_fk',
      columns: [each.kind, each.subjectId],
      foreignColumns: [needs.kind, needs.subjectId],
    }).onDelete('cascade'),
    index('need_receivers_newest_idx').on(
      each.receiver,
      each.since.desc().nullsFirst(),
      each.subjectId,
    ),
    index('need_receivers_oldest_idx').on(each.receiver, each.kind, each.since, each.subjectId),
  ],
);
