import type { Db, Tx } from '@sidework/chassis/db/db';
import { inArray, sql } from 'drizzle-orm';
import { weeklyFigures } from './table.ts';
import { weekOf } from './weeks.ts';

type Kind = (typeof weeklyFigures.$inferSelect)['kind'];

export async function addToWeek(tx: Tx, kind: Kind, at: Date, cents = 0): Promise<void> {
  await tx
    .insert(weeklyFigures)
    .values({ week: weekOf(at), kind, count: 1, cents })
    .onConflictDoUpdate({
      target: [weeklyFigures.week, weeklyFigures.kind],
      set: {
        count: sql`${weeklyFigures.count} + 1`,
        cents: sql`${weeklyFigures.cents} + ${cents}`,
      },
    });
}

export const figuresOf = (db: Db, weeks: string[]) =>
  db.select().from(weeklyFigures).where(inArray(weeklyFigures.week, weeks));
