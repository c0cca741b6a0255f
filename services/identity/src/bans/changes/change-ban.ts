import type { Tx } from '@sidework/chassis/db/db';
import { saveUser } from '../../accounts/queries.ts';
import type { User } from '../../accounts/table.ts';
import { banUntil } from '../../accounts/user.ts';
import { voidConsents } from '../../family/consents/end-guardianships.ts';
import { lockProfile, rolesForUser } from '../../profiles/queries.ts';
import { tellProfileChanged } from '../../profiles/tell-profile-changed.ts';

/** Bans a locked user, or ends their ban; no service lets who is banned act, whatever token they hold. */
export async function changeBan(tx: Tx, user: User, bannedUntil: Date | null, at: Date) {
  await saveUser(tx, user, banUntil(user, bannedUntil, at));
  await tellBanChanged(tx, user.id, bannedUntil, at);
}

/** A guardian's consents end with their ban; lifting it does not restore them. */
export async function tellBanChanged(tx: Tx, userId: string, bannedUntil: Date | null, at: Date) {
  await tellProfileChanged(tx, await lockProfile(tx, userId), await rolesForUser(tx, userId), at);
  if (bannedUntil) await voidConsents(tx, userId, at);
}
