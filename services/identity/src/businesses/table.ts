import { text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/table.ts';
import { identity, moment } from '../schema.ts';

/** What a business professional says of their business. */
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
