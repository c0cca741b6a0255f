import type { licensesShown } from '@sidework/contracts/business-tools/events';
import { integer, jsonb, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { marketplace } from '../postgres-schema.ts';

type Shown = z.infer<typeof licensesShown.data>;
export type KeptLicense = Shown['licenses'][number];

/** The licenses and the ID of people that staff verified; `sequence` is the newest event of each person. */
export const licensedPeople = marketplace.table('licensed_people', {
  personId: uuid().primaryKey(),
  sequence: integer().notNull(),
  licenses: jsonb().$type<KeptLicense[]>().notNull(),
  identity: jsonb().$type<NonNullable<Shown['identity']>>(),
});
