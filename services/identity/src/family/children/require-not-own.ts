import type { Db } from '@sidework/chassis/db/db';
import type { Administrator } from '../../audit/add-entry.ts';
import { isGuardianOf } from '../guardians/queries.ts';
import { requireStranger } from './child-state.ts';

export async function requireNotOwn(db: Db, { actor }: Administrator, childId: string) {
  if (!actor) return;
  requireStranger(actor.id === childId || (await isGuardianOf(db, actor.id, childId)));
}
