import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, between, desc, eq, lt, not, sql } from 'drizzle-orm';
import { deductions, incomeRecords } from '../books/table.ts';
import type { KnownAmount, KnownEntry } from './suggestions.ts';
import { arrivedPayouts, bankStatements, importedRows, statementRules } from './table.ts';

export type StatementRule = typeof statementRules.$inferSelect;

/** A person's statement, locked where it is about to be imported. */
export async function getStatement(db: Db, actor: Actor, id: string, isLocked = false) {
  const found = db
    .select()
    .from(bankStatements)
    .where(and(eq(bankStatements.id, id), eq(bankStatements.professionalId, actor.id)));
  const [statement] = await (isLocked ? found.for('update') : found);
  if (!statement) throw notFound('statement_not_found');
  return statement;
}

/** The one before is replaced. */
export async function keepStatement(tx: Tx, statement: typeof bankStatements.$inferInsert) {
  await dropStatementsOf(tx, statement.professionalId);
  await tx.insert(bankStatements).values(statement);
}

export const dropStatementsOf = (tx: Tx, professionalId: string) =>
  tx.delete(bankStatements).where(eq(bankStatements.professionalId, professionalId));

/** Deletes statements that were neither imported nor deleted. */
export const dropStatementsBefore = (db: Db, moment: Date) =>
  db.delete(bankStatements).where(lt(bankStatements.createdAt, moment));

export function rulesOf(
  db: Db,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit?: number },
): Promise<StatementRule[]> {
  const rows = db
    .select()
    .from(statementRules)
    .where(
      and(
        eq(statementRules.professionalId, actor.id),
        olderThan(statementRules.createdAt, statementRules.id, cursor),
      ),
    )
    .orderBy(desc(statementRules.createdAt), desc(statementRules.id));
  return limit === undefined ? rows : rows.limit(limit + 1);
}

export async function lockRule(tx: Tx, actor: Actor, id: string): Promise<StatementRule> {
  const [rule] = await tx
    .select()
    .from(statementRules)
    .where(and(eq(statementRules.id, id), eq(statementRules.professionalId, actor.id)))
    .for('update');
  if (!rule) throw notFound('rule_not_found');
  return rule;
}

export const countRules = (tx: Tx, actor: Actor) =>
  tx.$count(statementRules, eq(statementRules.professionalId, actor.id));

/** A row counts as imported while its entry is in the books. */
const isInBooks = sql`(exists (select from ${incomeRecords} where ${incomeRecords.id} = ${importedRows.recordId})
  or exists (select from ${deductions} where ${deductions.id} = ${importedRows.recordId}))`;

export async function fingerprintsOf(db: Db, actor: Actor): Promise<Set<string>> {
  const rows = await db
    .select({ fingerprint: importedRows.fingerprint })
    .from(importedRows)
    .where(and(eq(importedRows.professionalId, actor.id), isInBooks));
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

/** Rows whose entries were deleted can be imported again. */
export const freeDeletedRows = (tx: Tx, actor: Actor) =>
  tx.delete(importedRows).where(and(eq(importedRows.professionalId, actor.id), not(isInBooks)));

/** Payouts that may stand in a statement of these days. */
export const payoutsBetween = (
  db: Db,
  actor: Actor,
  days: [string, string],
): Promise<KnownAmount[]> =>
  db
    .select({ day: arrivedPayouts.day, amountCents: arrivedPayouts.amountCents })
    .from(arrivedPayouts)
    .where(and(eq(arrivedPayouts.professionalId, actor.id), between(arrivedPayouts.day, ...days)));

/** Entries of these days: income is above 0, a deduction below. */
export async function entriesBetween(
  db: Db,
  actor: Actor,
  days: [string, string],
): Promise<KnownEntry[]> {
  const of = (table: typeof incomeRecords) =>
    db
      .select({
        day: table.date,
        amountCents: table.amountCents,
        fingerprint: importedRows.fingerprint,
      })
      .from(table)
      .leftJoin(importedRows, eq(importedRows.recordId, table.id))
      .where(and(eq(table.professionalId, actor.id), between(table.date, ...days)));
  const [income, spent] = [await of(incomeRecords), await of(deductions)];
  return [...income, ...spent.map((entry) => ({ ...entry, amountCents: -entry.amountCents }))];
}
