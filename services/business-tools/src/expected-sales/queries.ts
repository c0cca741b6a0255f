import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, asc, between, eq, gt, isNotNull, min, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { expectedSales } from './table.ts';

const ofOwner = ({ id }: Pick<Actor, 'id'>) =>
  and(eq(expectedSales.professionalId, id), gt(expectedSales.grossCents, 0));

/** A hold that ended is booked within minutes; until then its sale is expected today. */
const dayFrom = (today: string) =>
  sql<string>`greatest(${expectedSales.expectedOn}, ${today}::date)`;

const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
const sums = {
  grossCents: sumOf(expectedSales.grossCents),
  feeCents: sumOf(expectedSales.feeCents),
};

/** The sums of held sales within some days, from today on. */
export async function salesBetween(
  db: Db,
  owner: Pick<Actor, 'id'>,
  { from, to, today }: { from: string; to: string; today: string },
): Promise<{ grossCents: number; feeCents: number }> {
  const [found] = await db
    .select(sums)
    .from(expectedSales)
    .where(
      and(ofOwner(owner), isNotNull(expectedSales.expectedOn), between(dayFrom(today), from, to)),
    );
  return found ?? { grossCents: 0, feeCents: 0 };
}

/** The held sales of each event and course by their day, the soonest first. */
export const soonestSales = (db: Db, owner: Pick<Actor, 'id'>, limit: number) =>
  db
    .select({
      title: sql<string>`min(${expectedSales.title})`,
      kind: expectedSales.soldKind,
      soldId: expectedSales.soldId,
      expectedOn: min(expectedSales.expectedOn),
      count: sql<number>`count(*)`.mapWith(Number),
      ...sums,
    })
    .from(expectedSales)
    .where(and(ofOwner(owner), isNotNull(expectedSales.expectedOn)))
    .groupBy(expectedSales.soldKind, expectedSales.soldId, expectedSales.expectedOn)
    .orderBy(asc(expectedSales.expectedOn), asc(expectedSales.soldId))
    .limit(limit);
