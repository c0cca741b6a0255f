import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { requireBookkeeper } from '../people/require-keeper.ts';
import { count } from './month-totals.ts';
import { insertRecord, lockRecord, noteChange, removeRecord, saveRecord } from './queries.ts';
import * as Book from './record.ts';
import { deductions, incomeRecords, type RecordTable } from './table.ts';

/** Income or deductions: where they are kept and how they are counted. */
export interface Shelf {
  kind: 'income' | 'deduction';
  table: RecordTable;
}
export const incomeShelf: Shelf = { kind: 'income', table: incomeRecords };
export const deductionShelf: Shelf = { kind: 'deduction', table: deductions };

type Form = Book.Written & { professionalId?: string | undefined };
type WriteDeps = Pick<Deps, 'db' | 'now'>;

export const addRecord = (
  { db, now }: WriteDeps,
  { kind, table }: Shelf,
  actor: Actor,
  form: Form,
) =>
  db.transaction(async (tx) => {
    await requireBookkeeper(tx, actor);
    agreeWithServer(form, { owner: { professionalId: actor.id } });
    const record = Book.write(uuidv7(), form, actor, now());
    await insertRecord(tx, table, record);
    await count(tx, kind, record, 1);
    return record;
  });

export const editRecord = (
  { db, now }: WriteDeps,
  { kind, table }: Shelf,
  actor: Actor,
  id: string,
  form: Form,
) =>
  db.transaction(async (tx) => {
    await requireBookkeeper(tx, actor);
    agreeWithServer(form, { owner: { professionalId: actor.id } });
    const before = await lockRecord(tx, table, actor, id);
    const record = Book.edit(before, form, now());
    await noteChange(tx, kind, 'edited', before, record.updatedAt);
    await saveRecord(tx, table, record);
    await count(tx, kind, before, -1);
    await count(tx, kind, record, 1);
    return record;
  });

export const noteRecord = (
  { db, now }: WriteDeps,
  { table }: Shelf,
  actor: Actor,
  id: string,
  note: string | null,
) =>
  db.transaction(async (tx) => {
    await requireBookkeeper(tx, actor);
    const record = Book.annotate(await lockRecord(tx, table, actor, id), note, now());
    await saveRecord(tx, table, record);
    return record;
  });

export const deleteRecord = (
  { db, now }: WriteDeps,
  { kind, table }: Shelf,
  actor: Actor,
  id: string,
) =>
  db.transaction(async (tx) => {
    await requireBookkeeper(tx, actor);
    const record = await lockRecord(tx, table, actor, id);
    Book.requireOwn(record);
    await noteChange(tx, kind, 'deleted', record, now());
    await removeRecord(tx, table, id);
    await count(tx, kind, record, -1);
  });
