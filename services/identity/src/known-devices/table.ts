import {
  index,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/table.ts';
import { identity, moment } from '../schema.ts';

/**
 * A browser that the person once signed in with: an attacker who uses up the tries of an account does not lock its owner
 * out there. What the browser keeps is a cookie, of which this is the hash.
 */
export const knownDevices = identity.table(
  'known_devices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text().notNull(),
    createdAt: timestamp(moment).notNull(),
    lastUsedAt: timestamp(moment).notNull(),
    /** When a second step was last shown there; null where the password was all that it saw. */
    assuredAt: timestamp(moment),
  },
  (device) => [
    primaryKey({ columns: [device.userId, device.deviceHash] }),
    index('known_devices_last_used_at_idx').on(device.lastUsedAt),
  ],
);
