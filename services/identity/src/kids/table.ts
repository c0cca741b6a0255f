import { idVerificationStatuses } from '@sidework/contracts/identity/kids/kids';
import { ageBands } from '@sidework/contracts/identity/profiles/age-bands';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/table.ts';
import { identity, moment } from '../schema.ts';

/** The data of a kids account besides its profile. The child gave the parent's fields. */
export const kidsProfiles = identity.table(
  'kids_profiles',
  {
    profileId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The profile's own, which the foreign key holds equal. */
    dateOfBirth: date().notNull(),
    parentName: text(),
    parentEmail: text(),
    parentPhone: text(),
    idVerificationStatus: text({ enum: idVerificationStatuses }).notNull().default('none'),
    parentConsentGiven: boolean().notNull().default(false),
    verifiedAt: timestamp(moment),
    /** A verification lasts a year. */
    verifiedUntil: timestamp(moment),
    /** Since when a guardian has paused the account. */
    pausedAt: timestamp(moment),
    /** Since when no consent counts any more; null where one does, or never did. */
    stoppedAt: timestamp(moment),
    /** Local times of the child, `HH:MM`; both or neither. */
    quietFrom: text(),
    quietUntil: text(),
    /** The value that every service heard last; if it is outdated, they are told again. */
    toldMayAct: boolean().notNull().default(false),
    /** The age band that every service heard last; null where they heard none yet. */
    toldAgeBand: text({ enum: ageBands }),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
  },
  (kid) => [
    foreignKey({
      name: 'kids_profiles_date_of_birth_fk',
      columns: [kid.profileId, kid.dateOfBirth],
      foreignColumns: [profiles.id, profiles.dateOfBirth],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('kids_profiles_waiting_idx')
      .on(kid.updatedAt)
      .where(sql`id_verification_status = 'pending'`),
    // These indexes hold the few rows that are queried every 15 seconds.
    index('kids_profiles_verified_until_idx')
      .on(kid.verifiedUntil)
      .where(sql`id_verification_status = 'verified'`),
    index('kids_profiles_told_may_act_idx').on(kid.profileId).where(sql`told_may_act`),
    index('kids_profiles_quiet_idx').on(kid.profileId).where(sql`quiet_from is not null`),
    index('kids_profiles_without_consent_idx')
      .on(kid.profileId)
      .where(sql`not parent_consent_given`),
    // In the order of their next birthday at 14 or 16.
    index('kids_profiles_told_age_band_idx').on(kid.toldAgeBand, kid.dateOfBirth),
    // In the order in which they turn 18.
    index('kids_profiles_date_of_birth_idx').on(kid.dateOfBirth),
    check(
      'kids_profiles_verified_check',
      sql`id_verification_status <> 'verified' or verified_until is not null`,
    ),
    check('kids_profiles_quiet_hours_check', sql`(quiet_from is null) = (quiet_until is null)`),
  ],
);
export type KidsProfile = typeof kidsProfiles.$inferSelect;
