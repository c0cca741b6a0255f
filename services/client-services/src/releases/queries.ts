import type { Db } from '@sidework/chassis/db/db';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { milestonePlans, milestones } from '../milestones/table.ts';
import { services } from '../services/table.ts';

/** The services whose countdown to their release is over. */
export const dueReleases = (db: Db, at: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: services.id })
    .from(services)
    .where(
      and(
        lte(services.releasesAt, at),
        eq(services.isDisputed, false),
        after ? gt(services.id, after) : undefined,
      ),
    )
    .orderBy(services.id)
    .limit(limit);

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
