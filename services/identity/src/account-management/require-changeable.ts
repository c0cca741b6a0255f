import type { Db } from '@sidework/chassis/db/db';
import type { Account } from '../accounts/account.ts';
import { mergedMetadata, requireFits } from '../accounts/input.ts';
import { findUserByEmail, findUserByPhone } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { requirePause } from '../one-time-tokens/require-pause.ts';
import { refused } from '../refusals/refusal.ts';
import { isEmailConfirmedByMail } from './change-email.ts';
import type { UserChanges } from './user-changes.ts';

type Changing = Pick<Account, 'user' | 'profile'>;
type Changes = Pick<UserChanges, 'email' | 'phone' | 'data'>;

/** Whether the account may change so: asked before anything is sent or hashed, and again of the locked user. */
export async function requireChangeable(
  deps: Deps,
  db: Db,
  { user, profile }: Changing,
  { email, phone, data }: Changes,
) {
  // A child is reached through its guardian.
  if ((email || phone) && profile.accountType === 'sidework_kids') throw refused('not_admin');
  if (data) requireFits(mergedMetadata(user.userMetadata, data), user.appMetadata);
  if (email && (await findUserByEmail(db, email))) throw refused('email_exists');
  if (phone && (await findUserByPhone(db, phone))) throw refused('phone_exists');
  if (email && isEmailConfirmedByMail(deps, user))
    requirePause(deps, user, 'email_change_new', 'mail');
  if (phone && !deps.config.GOTRUE_SMS_AUTOCONFIRM)
    requirePause(deps, user, 'phone_change', 'text');
}
