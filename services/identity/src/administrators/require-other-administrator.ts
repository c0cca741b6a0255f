import type { Tx } from '@sidework/chassis/db/db';
import { conflict } from '@sidework/chassis/errors';
import { lockOtherAdministrators } from './queries.ts';

/** Before an administrator loses the role, or the way in: somebody has to keep both. */
export async function requireOtherAdministrator(tx: Tx, userId: string, now: Date): Promise<void> {
  if (!(await hasOtherAdministrator(tx, userId, now))) throw conflict('last_administrator');
}

/** The answer holds until the end of the transaction. */
export async function hasOtherAdministrator(tx: Tx, userId: string, now: Date): Promise<boolean> {
  return (await lockOtherAdministrators(tx, userId, now)).length > 0;
}
