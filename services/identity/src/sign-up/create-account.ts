import type { Tx } from '@sidework/chassis/db/db';
import type { Account } from '../accounts/account.ts';
import { insertUser } from '../accounts/queries.ts';
import { insertProfile } from '../profiles/queries.ts';
import { tellContactChanged } from '../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../profiles/tell-profile-changed.ts';

/** User, profile, roles and what the other services hear of them; false where the address or number is taken. */
export async function createAccount(tx: Tx, account: Account): Promise<boolean> {
  if (!(await insertUser(tx, account))) return false;
  await insertProfile(tx, account.profile, account.roles);
  await tellProfileChanged(tx, account.profile, account.roles, account.user.createdAt);
  const { emailConfirmedAt, phoneConfirmedAt } = account.user;
  if (emailConfirmedAt || phoneConfirmedAt)
    await tellContactChanged(tx, account.profile, account.user.createdAt);
  return true;
}
