import type { Tx } from '@sidework/chassis/db/db';
import type { LinkType } from '@sidework/contracts/identity/administration/auth-admin';
import { continueEmailChange, requireFree } from '../../accounts/contact.ts';
import { requireEmail } from '../../accounts/input.ts';
import { findUserByEmail, saveUser } from '../../accounts/queries.ts';
import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { requireBothAsked } from './action-link-rules.ts';

/** Gives the mailbox that a link would go to; a link for a change of address begins the change. */
export async function addressFor(
  { config, now }: Deps,
  tx: Tx,
  type: LinkType,
  user: User,
  newEmail: string | undefined,
): Promise<string> {
  const current = user.email ?? '';
  if (type !== 'email_change_current' && type !== 'email_change_new') return current;
  requireBothAsked(type, config);
  const emailChange = requireEmail(newEmail);
  requireFree('email', await findUserByEmail(tx, emailChange));
  await saveUser(tx, user, continueEmailChange(user, emailChange, now()));
  return type === 'email_change_new' ? emailChange : current;
}
