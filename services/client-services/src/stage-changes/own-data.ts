import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { and, eq } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import { stageLabel } from './stage-label.ts';
import { stageChanges } from './table.ts';

/** The moves of a service, by its professional. */
export const ownStageChanges: OwnPart = {
  gathers: [stageChanges],
  erases: [],
  files: (db, { userId }) => [
    {
      name: 'stage-changes.json',
      about: 'When you moved a service from one stage to another, and why.',
      rows: stageChangesBy(db, userId),
    },
  ],
};

const stageChangesBy = (db: Db, userId: string) =>
  allRows({
    order: [stageChanges.changedAt, stageChanges.id],
    ask: ({ after, limit }) =>
      db
        .select({ change: stageChanges, title: services.title })
        .from(stageChanges)
        .innerJoin(services, eq(services.id, stageChanges.serviceId))
        .where(and(eq(stageChanges.changedBy, userId), after))
        .orderBy(stageChanges.changedAt, stageChanges.id)
        .limit(limit),
    place: ({ change }) => [change.changedAt, change.id],
    present: ({ change, title }) => ({
      service: title,
      from: stageLabel(change.fromStage),
      to: stageLabel(change.toStage),
      reason: change.reason,
      changedAt: change.changedAt.toISOString(),
    }),
  });
