import type { Tx } from '@sidework/chassis/db/db';
import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { changeBan } from './change-ban.ts';

export async function liftBan({ now }: Pick<Deps, 'now'>, tx: Tx, { id, bannedUntil }: User) {
  if (!bannedUntil) return undefined;
  await changeBan(tx, id, null, now());
  return { action: 'ban_lifted', details: { before: bannedUntil } };
}
