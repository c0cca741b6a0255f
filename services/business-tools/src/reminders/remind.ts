import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { expiryApproached } from '@sidework/contracts/business-tools/events';
import { dueReminder, nextReminderOn } from '@sidework/contracts/business-tools/expiry';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { eq, sql } from 'drizzle-orm';
import { ceRequirements } from '../ce-requirements/table.ts';
import { certifications } from '../certifications/table.ts';
import type { Deps } from '../deps.ts';
import { licenses } from '../licenses/table.ts';
import { hasCome, zoneOf } from '../people/time-zone.ts';

const kinds = [
  {
    kind: 'license',
    table: licenses,
    name: licenses.licenseName,
    expiresOn: licenses.expiryDate,
    isDone: sql<boolean>`false`,
  },
  {
    kind: 'certification',
    table: certifications,
    name: certifications.certificationName,
    expiresOn: certifications.expiryDate,
    isDone: sql<boolean>`false`,
  },
  {
    kind: 'ce_requirement',
    table: ceRequirements,
    name: ceRequirements.requirementName,
    expiresOn: ceRequirements.deadline,
    isDone: sql<boolean>`${ceRequirements.hoursCompleted} >= ${ceRequirements.hoursRequired}`,
  },
] as const;
type Kind = (typeof kinds)[number];

/** The next one whose day has come where its owner lives; rows that another process has locked are left to it. */
async function dueOf(tx: Tx, { table, name, expiresOn, isDone }: Kind, now: Date) {
  const { id, professionalId, remindOn } = table;
  const [due] = await tx
    .select({ id, professionalId, name, expiresOn, isDone, zone: zoneOf(professionalId) })
    .from(table)
    .where(hasCome(remindOn, professionalId, now))
    .orderBy(remindOn)
    .limit(1)
    .for('update', { skipLocked: true });
  return due;
}

type Due = NonNullable<Awaited<ReturnType<typeof dueOf>>>;

/** Tells of the threshold that was reached, and when to look again; a completed or expired entry is told of no more. */
async function remindOf(tx: Tx, { kind, table }: Kind, due: Due, now: Date) {
  const { id: entryId, professionalId, name, expiresOn, isDone, zone } = due;
  const today = dayIn(zone, now);
  const days = expiresOn === null ? undefined : dueReminder(expiresOn, today);
  if (expiresOn !== null && days !== undefined && !isDone)
    await emit(tx, expiryApproached, { entryId, professionalId, kind, name, expiresOn, days }, now);
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  await tx
    .update(table)
    .set({ remindOn: nextReminderOn(expiresOn, tomorrow) })
    .where(eq(table.id, entryId));
}

/** Reminds of one thing that runs out; false where nothing is due. */
export function remindOfNext({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now();
    for (const kind of kinds) {
      const due = await dueOf(tx, kind, at);
      if (!due) continue;
      await remindOf(tx, kind, due, at);
      return true;
    }
    return false;
  });
}
