import type { Db } from '@sidework/chassis/db/db';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { and, eq, gt, lte } from 'drizzle-orm';
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

/** The milestones whose countdown is over, of work that is not disputed. */
export const dueMilestones = (db: Db, at: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: milestones.id, serviceId: milestonePlans.serviceId })
    .from(milestones)
    .innerJoin(milestonePlans, eq(milestonePlans.id, milestones.planId))
    .innerJoin(services, eq(services.id, milestonePlans.serviceId))
    .where(
      and(
        lte(milestones.releasesAt, at),
        eq(services.isDisputed, false),
        after ? gt(milestones.id, after) : undefined,
      ),
    )
    .orderBy(milestones.id)
    .limit(limit);
