import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../accounts/table.ts';
import { identity, moment } from '../../schema.ts';

const factorTypes = ['totp', 'phone', 'webauthn', 'recovery_code'] as const;
export type FactorType = (typeof factorTypes)[number];

/** A second proof that the person is who they say. */
export const factors = identity.table(
  'factors',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    factorType: text({ enum: factorTypes }).notNull(),
    status: text({ enum: ['verified', 'unverified'] }).notNull(),
    friendlyName: text(),
    /** The secret of a `totp` factor; it is sealed because checking a code needs it in the clear. */
    sealedSecret: text(),
    /** The last time step that a code was taken for: none is taken twice. */
    lastTimeStep: bigint({ mode: 'number' }),
    /** The number of a `phone` factor, digits only. */
    phone: text(),
    /** The id of a `webauthn` credential. */
    credentialId: text(),
    publicKey: text(),
    signatureCount: bigint({ mode: 'number' }),
    transports: jsonb().$type<string[]>(),
    lastChallengedAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
  },
  (factor) => [
    uniqueIndex('factors_user_id_friendly_name_idx')
      .on(factor.userId, factor.friendlyName)
      .where(sql`friendly_name <> ''`),
    uniqueIndex('factors_recovery_code_idx')
      .on(factor.userId)
      .where(sql`factor_type = 'recovery_code'`),
    uniqueIndex('factors_credential_id_idx')
      .on(factor.credentialId)
      .where(sql`credential_id is not null`),
    index('factors_user_id_idx').on(factor.userId),
    check('factors_status_check', sql`status in ('verified', 'unverified')`),
    check(
      'factors_factor_type_check',
      sql`factor_type in ('totp', 'phone', 'webauthn', 'recovery_code')`,
    ),
  ],
);
export type Factor = typeof factors.$inferSelect;

/** A question that a factor answers, once. */
export const factorChallenges = identity.table(
  'factor_challenges',
  {
    id: uuid().primaryKey(),
    factorId: uuid()
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    sessionId: uuid().notNull(),
    address: text(),
    /** The hash of a `phone` code. */
    codeHash: text(),
    /** The challenge of a `webauthn` ceremony. */
    webauthnChallenge: text(),
    tries: smallint().notNull().default(0),
    createdAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
    verifiedAt: timestamp(moment),
  },
  (challenge) => [
    index('factor_challenges_factor_id_idx').on(challenge.factorId),
    index('factor_challenges_expires_at_idx').on(challenge.expiresAt),
  ],
);
export type FactorChallenge = typeof factorChallenges.$inferSelect;

/** The ten codes of a factor `recovery_code`, each good for once. */
export const recoveryCodes = identity.table(
  'recovery_codes',
  {
    factorId: uuid()
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    codeHash: text().notNull(),
    usedAt: timestamp(moment),
  },
  (code) => [primaryKey({ columns: [code.factorId, code.position] })],
);
