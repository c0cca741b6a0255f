import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import type { OwnerEntryForm } from '@sidework/contracts/business-tools/owner-entries';
import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { count } from './month-totals.ts';
import { before, noteChange } from './queries.ts';
import { ownerEntries } from './table.ts';

type Form = z.infer<typeof OwnerEntryForm>;
type Entry = typeof ownerEntries.$inferSelect;
type WriteDeps = Pick<Deps, 'db' | 'now'>;

export const ownerEntriesOf = (
  db: Db,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) =>
  db
    .select()
    .from(ownerEntries)
    .where(
      and(
        eq(ownerEntries.professionalId, actor.id),
        before(ownerEntries.date, ownerEntries.id, cursor),
      ),
    )
    .orderBy(desc(ownerEntries.date), desc(ownerEntries.id))
    .limit(limit + 1);

async function lockEntry(tx: Tx, actor: Actor, id: string): Promise<Entry> {
  const [entry] = await tx
    .select()
    .from(ownerEntries)
    .where(and(eq(ownerEntries.id, id), eq(ownerEntries.professionalId, actor.id)))
    .for('update');
  if (!entry) throw notFound('record_not_found');
  return entry;
}

const counted = (entry: Entry) => ({ ...entry, category: entry.move, source: 'manual' as const });

export const addOwnerEntry = ({ db, now }: WriteDeps, actor: Actor, form: Form) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    agreeWithServer(form, { owner: { professionalId: actor.id } });
    const at = now();
    const entry: Entry = {
      ...form,
      id: uuidv7(),
      professionalId: actor.id,
      createdAt: at,
      updatedAt: at,
    };
    await tx.insert(ownerEntries).values(entry);
    await count(tx, 'owner', counted(entry), 1);
    return entry;
  });

export const editOwnerEntry = ({ db, now }: WriteDeps, actor: Actor, id: string, form: Form) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    agreeWithServer(form, { owner: { professionalId: actor.id } });
    const entry = await lockEntry(tx, actor, id);
    const edited: Entry = { ...entry, ...form, professionalId: actor.id, updatedAt: now() };
    await noteChange(tx, 'owner', 'edited', entry, edited.updatedAt);
    await tx.update(ownerEntries).set(edited).where(eq(ownerEntries.id, id));
    await count(tx, 'owner', counted(entry), -1);
    await count(tx, 'owner', counted(edited), 1);
    return edited;
  });

export const deleteOwnerEntry = ({ db, now }: WriteDeps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const entry = await lockEntry(tx, actor, id);
    await noteChange(tx, 'owner', 'deleted', entry, now());
    await tx.delete(ownerEntries).where(eq(ownerEntries.id, id));
    await count(tx, 'owner', counted(entry), -1);
  });
