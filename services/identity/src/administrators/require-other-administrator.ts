import type { Tx } from '@sidework/chassis/db/db';
import { requireOther } from './administrator.ts';
import { lockOtherAdministrators } from './queries.ts';

/** Refuses if the platform would lose its last administrator. */
export async function requireOtherAdministrator(tx: Tx, userId: string, now: Date): Promise<void> {
  requireOther(await hasOtherAdministrator(tx, userId, now));
}

/** The answer holds until the end of the transaction. */
export async function hasOtherAdministrator(tx: Tx, userId: string, now: Date): Promise<boolean> {
  return (await lockOtherAdministrators(tx, userId, now)).length > 0;
}
