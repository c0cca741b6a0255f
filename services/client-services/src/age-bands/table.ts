import { ageBands as bands } from '@sidework/contracts/identity/profiles/age-bands';
import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

/** The band of each child’s age, as identity tells it. */
export const ageBands = clientServices.table('age_bands', {
  personId: uuid().primaryKey(),
  sequence: integer().notNull(),
  band: text({ enum: bands }).notNull(),
});
