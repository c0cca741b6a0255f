import type { Tx } from '@sidework/chassis/db';
import { conflict } from '@sidework/chassis/errors';
import { lockOtherAdministrators } from './account-queries.ts';

/** Before an administrator loses the role, or the way in: somebody has to keep both. */
export async function requireOtherAdministrator(tx: Tx, userId: string, now: Date): Promise<void> {
  const others = await lockOtherAdministrators(tx, userId, now);
  if (others.length === 0) throw conflict('last_administrator');
}
