import type { Db, Tx } from '@sidework/chassis/db/db';
import { termsVersion } from '@sidework/contracts/identity/terms/terms';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { type Agreement, termsAgreements } from './table.ts';

export async function latestAgreement(db: Db, personId: string): Promise<Agreement | undefined> {
  const [latest] = await agreementsOf(db, personId).orderBy(desc(termsAgreements.version)).limit(1);
  return latest;
}

export const everyAgreement = (db: Db, personId: string) =>
  agreementsOf(db, personId).orderBy(asc(termsAgreements.version));

const agreementsOf = (db: Db, personId: string) =>
  db.select().from(termsAgreements).where(eq(termsAgreements.personId, personId)).$dynamic();

/** Whether one of these people has no agreement to the latest version. */
export async function lackAgreement(db: Db, personIds: string[]): Promise<boolean> {
  const agreed = and(
    inArray(termsAgreements.personId, personIds),
    eq(termsAgreements.version, termsVersion),
  );
  return (await db.$count(termsAgreements, agreed)) < personIds.length;
}

/** The first agreement to a version stays, with its moment. */
export async function saveAgreements(tx: Tx, agreements: Agreement[]): Promise<void> {
  await tx.insert(termsAgreements).values(agreements).onConflictDoNothing();
}

export async function forgetAgreements(tx: Tx, personId: string): Promise<void> {
  await tx.delete(termsAgreements).where(eq(termsAgreements.personId, personId));
}
