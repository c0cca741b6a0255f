import type { Db } from '@sidework/chassis/db/db';
import { and, asc, eq, lte } from 'drizzle-orm';
import { milestonePlans, milestones } from '../milestones/table.ts';
import { services } from '../services/table.ts';

/** The service whose countdown to its release ended first. */
export async function findDueRelease(db: Db, at: Date): Promise<string | undefined> {
  const [due] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(lte(services.releasesAt, at), eq(services.isDisputed, false)))
    .orderBy(asc(services.releasesAt))
    .limit(1);
  return due?.id;
}

/** The milestone whose countdown ended first, of work that is not disputed. */
export async function findDueMilestone(
  db: Db,
  at: Date,
): Promise<{ milestoneId: string; serviceId: string } | undefined> {
  const [due] = await db
    .select({ milestoneId: milestones.id, serviceId: milestonePlans.serviceId })
    .from(milestones)
    .innerJoin(milestonePlans, eq(milestonePlans.id, milestones.planId))
    .innerJoin(services, eq(services.id, milestonePlans.serviceId))
    .where(and(lte(milestones.releasesAt, at), eq(services.isDisputed, false)))
    .orderBy(asc(milestones.releasesAt))
    .limit(1);
  return due;
}
