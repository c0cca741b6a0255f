import type { Db } from '@sidework/chassis/db/db';
import { forbidden } from '@sidework/chassis/errors';
import type { Administrator } from '../../audit/add-entry.ts';
import { isGuardianOf } from '../guardians/queries.ts';

/** Nobody decides about themselves; staff who look after a child leave it to their colleagues. */
export async function requireNotOwn(db: Db, { actor }: Administrator, childId: string) {
  if (!actor) return;
  if (actor.id === childId || (await isGuardianOf(db, actor.id, childId)))
    throw forbidden('own_account');
}
