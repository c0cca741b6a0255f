import { text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/table.ts';
import { identity, moment } from '../schema.ts';

/** Data that a business professional gives about their business. */
export const businessProfiles = identity.table('business_profiles', {
  profileId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  businessName: text(),
  licenseNumber: text(),
  licenseType: text(),
  licenseState: text(),
  createdAt: timestamp(moment).notNull(),
  updatedAt: timestamp(moment).notNull(),
});
export type BusinessProfile = typeof businessProfiles.$inferSelect;
