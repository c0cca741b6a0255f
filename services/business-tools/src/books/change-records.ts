import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { requireBookkeeper } from '../people/require-keeper.ts';
import { count } from './month-totals.ts';
import { lockOwn, removeOwn, saveOwn } from './own-record-queries.ts';
import { insertRecord, noteChange } from './queries.ts';
import * as Book from './record.ts';
import type { RecordShelf } from './record-shelf.ts';
import { deductions, incomeRecords, type RecordTable } from './table.ts';

/** Income or deductions: where they are kept and how they are counted. */
export interface Shelf extends RecordShelf<Book.BookRecord> {
  kind: 'income' | 'deduction';
  table: RecordTable;
}
const missing = 'record_not_found';
export const incomeShelf: Shelf = { kind: 'income', table: incomeRecords, missing };
export const deductionShelf: Shelf = { kind: 'deduction', table: deductions, missing };

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
  shelf: Shelf,
  actor: Actor,
  id: string,
  form: Form,
) =>
  db.transaction(async (tx) => {
    await requireBookkeeper(tx, actor);
    agreeWithServer(form, { owner: { professionalId: actor.id } });
    const before = await lockOwn(tx, shelf, actor, id);
    const record = Book.edit(before, form, now());
    await noteChange(tx, shelf.kind, 'edited', before, record.updatedAt);
    await saveOwn(tx, shelf, before, record);
    await count(tx, shelf.kind, before, -1);
    await count(tx, shelf.kind, record, 1);
    return record;
  });

export const noteRecord = (
  { db, now }: WriteDeps,
  shelf: Shelf,
  actor: Actor,
  id: string,
  note: string | null,
) =>
  db.transaction(async (tx) => {
    await requireBookkeeper(tx, actor);
    const before = await lockOwn(tx, shelf, actor, id);
    const record = Book.annotate(before, note, now());
    await saveOwn(tx, shelf, before, record);
    return record;
  });

export const deleteRecord = ({ db, now }: WriteDeps, shelf: Shelf, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await requireBookkeeper(tx, actor);
    const record = await lockOwn(tx, shelf, actor, id);
    Book.requireOwn(record);
    await noteChange(tx, shelf.kind, 'deleted', record, now());
    await removeOwn(tx, shelf, id);
    await count(tx, shelf.kind, record, -1);
  });
