import type { Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { and, eq, exists, inArray, lte } from 'drizzle-orm';
import { erasures } from '../../deletion/table.ts';
import type { Deps } from '../../deps.ts';
import { consents } from './table.ts';

const yearsKept = 3;
const batch = 100;

/** Consents and their signed forms are kept for three years after the child's account ended. */
export async function forgetOldConsents(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  while ((await forgetSome(deps)) === batch);
}

function forgetSome({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const until = now();
  until.setUTCFullYear(until.getUTCFullYear() - yearsKept);
  return db.transaction(async (tx) => {
    const over = await tx
      .select({ id: consents.id, formKey: consents.formKey })
      .from(consents)
      .where(exists(endedBefore(tx, until)))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { formKey } of over) if (formKey) await discardObject(tx, formKey);
    const ids = over.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(consents).where(inArray(consents.id, ids));
    return over.length;
  });
}

const endedBefore = (tx: Tx, until: Date) =>
  tx
    .select()
    .from(erasures)
    .where(and(eq(erasures.userId, consents.childId), lte(erasures.requestedAt, until)));
