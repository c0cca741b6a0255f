import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { MileageTripForm } from '@sidework/contracts/business-tools/mileage-trips';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { deductionShelf } from '../books/change-records.ts';
import { count } from '../books/month-totals.ts';
import { removeOwn, saveOwn } from '../books/own-record-queries.ts';
import { insertRecord, noteChange } from '../books/queries.ts';
import type { Deps } from '../deps.ts';
import { lockDeductionOf, lockTrip } from './queries.ts';
import { mileageTrips } from './table.ts';
import * as Trip from './trip.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;
const { kind, table } = deductionShelf;

export const addTrip = ({ db, now }: WriteDeps, actor: Actor, form: MileageTripForm) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const trip = Trip.write(uuidv7(), actor.id, form, now());
    const deduction = Trip.deductionOf(uuidv7(), trip, now());
    await tx.insert(mileageTrips).values(trip);
    await insertRecord(tx, table, deduction);
    await count(tx, kind, deduction, 1);
    return trip;
  });

export const editTrip = ({ db, now }: WriteDeps, actor: Actor, id: string, form: MileageTripForm) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const trip = Trip.edit(await lockTrip(tx, actor, id), form, now());
    const before = await lockDeductionOf(tx, trip);
    const { note, createdAt } = before;
    const after = { ...Trip.deductionOf(before.id, trip, now()), note, createdAt };
    await tx.update(mileageTrips).set(trip).where(eq(mileageTrips.id, id));
    await noteChange(tx, kind, 'edited', before, now());
    await saveOwn(tx, deductionShelf, before, after);
    await count(tx, kind, before, -1);
    await count(tx, kind, after, 1);
    return trip;
  });

export const deleteTrip = ({ db, now }: WriteDeps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const trip = await lockTrip(tx, actor, id);
    const deduction = await lockDeductionOf(tx, trip);
    await tx.delete(mileageTrips).where(eq(mileageTrips.id, id));
    await noteChange(tx, kind, 'deleted', deduction, now());
    await removeOwn(tx, deductionShelf, deduction.id);
    await count(tx, kind, deduction, -1);
  });
