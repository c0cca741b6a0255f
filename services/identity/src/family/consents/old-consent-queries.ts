import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, exists, inArray, lte } from 'drizzle-orm';
import { erasures } from '../../deletion/table.ts';
import { consents } from './table.ts';

export const consentsAtOnce = 100;

/** Locks consents of children whose account ended by then; rows that another instance has locked are skipped. */
export const lockConsentsOfEnded = (tx: Tx, until: Date) =>
  tx
    .select({ id: consents.id, formKey: consents.formKey })
    .from(consents)
    .where(exists(endedBefore(tx, until)))
    .limit(consentsAtOnce)
    .for('update', { skipLocked: true });

export async function deleteConsents(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(consents).where(inArray(consents.id, ids));
}

const endedBefore = (tx: Tx, until: Date) =>
  tx
    .select()
    .from(erasures)
    .where(and(eq(erasures.userId, consents.childId), lte(erasures.requestedAt, until)));
