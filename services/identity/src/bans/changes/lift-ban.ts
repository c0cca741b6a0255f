import type { Tx } from '@sidework/chassis/db/db';
import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { changeBan } from './change-ban.ts';

export async function liftBan({ now }: Pick<Deps, 'now'>, tx: Tx, user: User) {
  const { bannedUntil } = user;
  if (!bannedUntil) return undefined;
  await changeBan(tx, user, null, now());
  return { action: 'ban_lifted', details: { before: bannedUntil } };
}
