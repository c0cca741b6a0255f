import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { and, asc, between, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { expectedWork } from './table.ts';

export async function lockWork(tx: Tx, serviceId: string) {
  const [work] = await tx
    .select()
    .from(expectedWork)
    .where(eq(expectedWork.serviceId, serviceId))
    .for('update');
  return work;
}

const ofOwner = ({ id }: Pick<Actor, 'id'>) =>
  and(eq(expectedWork.professionalId, id), gt(expectedWork.grossCents, 0));

/** Work that is late is expected from today on. */
const dayFrom = (today: string) =>
  sql<string>`greatest(${expectedWork.expectedOn}, ${today}::date)`;

/** The sums of agreed work within some days, from today on. */
export async function expectedBetween(
  db: Db,
  owner: Pick<Actor, 'id'>,
  { from, to, today }: { from: string; to: string; today: string },
): Promise<{ grossCents: number; feeCents: number }> {
  const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({ grossCents: sumOf(expectedWork.grossCents), feeCents: sumOf(expectedWork.feeCents) })
    .from(expectedWork)
    .where(
      and(ofOwner(owner), isNotNull(expectedWork.expectedOn), between(dayFrom(today), from, to)),
    );
  return sums ?? { grossCents: 0, feeCents: 0 };
}

/** The work that is expected first, with who it is for; work without a day stands last. */
export const soonestWork = (db: Db, owner: Pick<Actor, 'id'>, limit: number) =>
  db
    .select({ work: expectedWork, client: people })
    .from(expectedWork)
    .leftJoin(people, eq(people.id, expectedWork.clientId))
    .where(ofOwner(owner))
    .orderBy(asc(expectedWork.expectedOn), asc(expectedWork.serviceId))
    .limit(limit);
