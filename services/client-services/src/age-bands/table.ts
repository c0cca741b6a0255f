import { ageBands as bands } from '@sidework/contracts/identity/profiles/age-bands';
import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

/** How old a child is, roughly, beside its row of people. */
export const ageBands = clientServices.table('age_bands', {
  personId: uuid().primaryKey(),
  sequence: integer().notNull(),
  band: text({ enum: bands }).notNull(),
});
