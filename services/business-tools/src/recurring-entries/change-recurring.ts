import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { RecurringEntryForm } from '@sidework/contracts/business-tools/recurring-entries';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { todayOf } from '../people/time-zone.ts';
import { enterDays } from './enter-due.ts';
import { countRecurring, lockRecurring } from './queries.ts';
import * as Recurring from './recurring.ts';
import { recurringEntries } from './table.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;

export const addRecurring = ({ db, now }: WriteDeps, actor: Actor, form: RecurringEntryForm) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    Recurring.requireRoom(await countRecurring(tx, actor));
    const at = { now: now(), today: await todayOf(tx, actor.id, now()) };
    const entry = Recurring.begin(uuidv7(), form, actor, at);
    await tx.insert(recurringEntries).values(entry);
    return enterDays(tx, entry, at);
  });

export const editRecurring = (
  { db, now }: WriteDeps,
  actor: Actor,
  id: string,
  form: RecurringEntryForm,
) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockRecurring(tx, actor, id);
    const at = { now: now(), today: await todayOf(tx, actor.id, now()) };
    return enterDays(tx, Recurring.edit(before, form, at), at);
  });

export const deleteRecurring = ({ db }: WriteDeps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await lockRecurring(tx, actor, id);
    await tx.delete(recurringEntries).where(eq(recurringEntries.id, id));
  });
