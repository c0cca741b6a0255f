import type { WeekFigures } from '@sidework/contracts/network-chat/figures';
import type { weeklyFigures } from './table.ts';

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of the moment, in UTC. */
export function weekOf(moment: Date): string {
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7;
  return dayOf(moment.getTime() - daysSinceMonday * dayMs);
}

/** The Mondays of the last weeks, the newest first. */
export function lastWeeks(now: Date, count: number): string[] {
  const monday = Date.parse(weekOf(now));
  return Array.from({ length: count }, (_, index) => dayOf(monday - index * 7 * dayMs));
}

type Sum = typeof weeklyFigures.$inferSelect;

/** A week in which nothing happened has a row of zeros. */
export function toWeekFigures(week: string, sums: readonly Sum[]): WeekFigures {
  const of = (kind: Sum['kind']) => sums.find((sum) => sum.week === week && sum.kind === kind);
  const count = (kind: Sum['kind']) => of(kind)?.count ?? 0;
  return {
    week,
    people: count('people'),
    jobs: count('jobs'),
    gigs: count('gigs'),
    hires: count('hires'),
    releasedCents: of('released')?.cents ?? 0,
    disputes: count('disputes'),
  };
}
