import type { Db } from '@sidework/chassis/db/db';
import { requireGuardian } from './guardian.ts';
import { isGuardianOf } from './queries.ts';
import type { Guardian } from './who-asks.ts';

/** Asked before the child is locked, so that a stranger cannot hold it up. */
export async function requireGuardianOf(db: Db, { actor }: Guardian, childId: string) {
  requireGuardian(await isGuardianOf(db, actor.id, childId));
}
