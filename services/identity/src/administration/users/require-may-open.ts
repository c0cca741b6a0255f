import type { Tx } from '@sidework/chassis/db/db';
import type { Administrator } from '../../audit/add-entry.ts';
import { lockProfile } from '../../profiles/queries.ts';
import { isTrusted, requireNoChild } from './managed-user.ts';

/** Asked before a way into a locked account is made or changed. */
export async function requireMayOpen(tx: Tx, by: Administrator, id: string): Promise<void> {
  if (isTrusted(by)) return;
  const { accountType } = await lockProfile(tx, id);
  requireNoChild(accountType, id);
}
