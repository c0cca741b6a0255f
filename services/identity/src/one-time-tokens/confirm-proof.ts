import type { Tx } from '@sidework/chassis/db';
import { changeContact } from '../accounts/change-contact.ts';
import { confirmEmail, confirmPhone, saveUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import type { Taken } from './take-proof.ts';

/** `half`: of a change of address that both addresses have to agree to, one has. */
export type Confirmed = 'whole' | 'half';

/** What it means that a message was answered; nothing where it went to what is no longer the user's. */
export async function confirmProof(
  deps: Deps,
  tx: Tx,
  { user, used }: Taken,
): Promise<Confirmed | undefined> {
  const { id } = user;
  const { purpose, sentTo } = used;
  if (user.bannedUntil && user.bannedUntil > deps.now())
    throw refused('user_banned', undefined, { status: 403 });
  switch (purpose) {
    case 'sms':
      if (sentTo !== user.phone) return undefined;
      await confirmPhone(tx, id, deps.now());
      return 'whole';
    case 'phone_change':
      if (!sentTo || sentTo !== user.phoneChange) return undefined;
      await changeContact(deps, tx, user, { phone: sentTo });
      return 'whole';
    case 'email_change_current':
    case 'email_change_new':
      return confirmEmailChange(deps, tx, { user, used });
    default:
      if (sentTo && sentTo !== user.email) return undefined;
      await confirmEmail(tx, id, deps.now());
      return 'whole';
  }
}

async function confirmEmailChange(
  deps: Deps,
  tx: Tx,
  { user, used }: Taken,
): Promise<Confirmed | undefined> {
  const { id, email, emailChange, emailChangeConfirmations } = user;
  const isNew = used.purpose === 'email_change_new';
  if (!emailChange || used.sentTo !== (isNew ? emailChange : email)) return undefined;
  const needsBoth = deps.config.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED && email !== null;
  // Today's address never suffices: nothing would show that the new one is theirs.
  const isWhole = emailChangeConfirmations > 0 || (isNew && !needsBoth);
  if (isWhole) await changeContact(deps, tx, user, { email: emailChange, isEmailProved: true });
  else await saveUser(tx, { id, emailChangeConfirmations: 1 });
  return isWhole ? 'whole' : 'half';
}
