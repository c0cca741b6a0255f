import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { and, eq } from 'drizzle-orm';
import { deductionShelf } from '../books/change-records.ts';
import { lockOwn } from '../books/own-record-queries.ts';
import type { Deps } from '../deps.ts';
import * as Document from '../documents/document.ts';
import { lockDocument } from '../documents/queries.ts';
import { receipts } from './table.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;

interface Pair {
  recordId: string;
  documentId: string;
}

/** Both are the actor's own; the locks keep either from going while they are joined. */
export const attachReceipt = (
  { db, now }: WriteDeps,
  actor: Actor,
  { recordId, documentId }: Pair,
) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await lockOwn(tx, deductionShelf, actor, recordId);
    Document.requireProof(await lockDocument(tx, actor, documentId));
    await tx
      .insert(receipts)
      .values({ recordId, documentId, professionalId: actor.id, createdAt: now() })
      .onConflictDoNothing();
  });

export const detachReceipt = ({ db }: WriteDeps, actor: Actor, { recordId, documentId }: Pair) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await lockOwn(tx, deductionShelf, actor, recordId);
    await lockDocument(tx, actor, documentId);
    await tx
      .delete(receipts)
      .where(and(eq(receipts.recordId, recordId), eq(receipts.documentId, documentId)));
  });
