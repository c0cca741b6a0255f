import type { Db } from '@sidework/chassis/db/db';
import type { Account } from '../accounts/account.ts';
import { requireFree } from '../accounts/contact.ts';
import { mergedMetadata, requireFits } from '../accounts/input.ts';
import { findUserByEmail, findUserByPhone } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { requirePause } from '../one-time-tokens/messages/require-pause.ts';
import { isEmailConfirmedByMail } from './change-email.ts';
import { requireOwnContact } from './own-contact.ts';
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
  requireOwnContact(profile, { email, phone });
  if (data) requireFits(mergedMetadata(user.userMetadata, data), user.appMetadata);
  if (email) requireFree('email', await findUserByEmail(db, email));
  if (phone) requireFree('phone', await findUserByPhone(db, phone));
  if (email && isEmailConfirmedByMail(deps, user))
    requirePause(deps, user, 'email_change_new', 'mail');
  if (phone && !deps.config.GOTRUE_SMS_AUTOCONFIRM)
    requirePause(deps, user, 'phone_change', 'text');
}
