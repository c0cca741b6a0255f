// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import { boolean, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/table.ts';
import { identity, moment } from '../schema.ts';

export const termsAgreements = identity.table(
  'terms_agreements',
  {
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    agreedAt: timestamp(moment).notNull(),
    isByGuardian: boolean().notNull(),
  },
  (agreement) => [
    primaryKey({ name: 'terms_agreements_pk', columns: [agreement.personId, agreement.version] }),
  ],
);
export type Agreement = typeof termsAgreements.$inferSelect;
