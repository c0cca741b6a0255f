import {
  accountTypes,
  roles,
  userTypes,
} from '@sidework/contracts/identity/profiles/account-types';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/table.ts';
import { identity, moment } from '../schema.ts';

/** Conditions for lists of people; they match the indexes below. */
export const isListedAdult = sql`is_set_up and account_type <> 'sidework_kids'`;
export const isListedKid = sql`is_set_up and account_type = 'sidework_kids'`;

/** Order and search of children use only the shown part of their names. */
const firstName = sql`split_part(full_name, ' ', 1)`;
const initial = sql`coalesce(left(substring(full_name from ' ([^ ]+)$'), 1), '')`;

export const adultsOrder = sql`lower(full_name)`;
export const kidsOrder = sql`lower(${firstName})`;

export const adultsWords = sql`name_words(full_name || ' ' || coalesce(profession, ''))`;
export const kidsWords = sql`name_words(${firstName} || ' ' || ${initial})`;
/** The name, folded in a column that no row here carries. */
export const foldedName = sql`profiles.search_name`;

export const profiles = identity.table(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id),
    fullName: text().notNull(),
    email: text(),
    phone: text(),
    profession: text(),
    bio: text(),
    avatarUrl: text(),
    location: text(),
    userType: text({ enum: userTypes }).notNull(),
    accountType: text({ enum: accountTypes }).notNull(),
    /** Below 0 for the moment where a service's reopening is heard of before its completion. */
    completedServicesAsProfessional: integer().notNull().default(0),
    /** The sum of all ratings, which may pass through any value where an edit is heard of before its review. */
    ratingTotal: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    /** Asked of everybody at setup and fixed from then on; it is in no event. */
    dateOfBirth: date(),
    /** As the person's browser named it, for what depends on their day. */
    timeZone: text(),
    /** Whether profile setup is complete; before that the person may not act. */
    isSetUp: boolean().notNull().default(false),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
  },
  (profile) => [
    // kids_profiles references this, so that its birth date stays equal.
    unique('profiles_id_date_of_birth_unique').on(profile.id, profile.dateOfBirth),
    check(
      'profiles_account_type_check',
      sql`account_type in ('client', 'gig_worker', 'business_professional', 'sidework_kids')`,
    ),
    check(
      'profiles_user_type_check',
      sql`user_type = case account_type when 'client' then 'client' else 'professional' end`,
    ),
    check('profiles_full_name_check', sql`length(full_name) <= 120`),
    index('profiles_adults_idx').on(adultsOrder, profile.id).where(isListedAdult),
    index('profiles_adults_words_idx').using('gin', adultsWords).where(isListedAdult),
    index('profiles_kids_idx').on(kidsOrder, profile.id).where(isListedKid),
    index('profiles_kids_words_idx').using('gin', kidsWords).where(isListedKid),
  ],
);
export type Profile = typeof profiles.$inferSelect;

export const userRoles = identity.table(
  'user_roles',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text({ enum: roles }).notNull(),
    createdAt: timestamp(moment).notNull(),
  },
  (granted) => [
    primaryKey({ columns: [granted.userId, granted.role] }),
    check('user_roles_role_check', sql`role in ('professional', 'moderator', 'admin')`),
  ],
);
