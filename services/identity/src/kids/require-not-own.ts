import type { Db } from '@sidework/chassis/db';
import { forbidden } from '@sidework/chassis/errors';
import type { Administrator } from '../audit/add-entry.ts';
import { isGuardianOf } from '../guardians/queries.ts';

/** Staff who look after a child themselves leave it to their colleagues. */
export async function requireNotOwn(db: Db, { actor }: Administrator, childId: string) {
  if (actor && (await isGuardianOf(db, actor.id, childId))) throw forbidden('own_account');
}
