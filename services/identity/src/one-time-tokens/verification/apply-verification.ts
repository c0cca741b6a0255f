import type { Tx } from '@sidework/chassis/db/db';
import { changeContact } from '../../account-changes/change-contact.ts';
import { confirmContact } from '../../account-changes/confirm-contact.ts';
import * as Contact from '../../accounts/contact.ts';
import { saveUser } from '../../accounts/queries.ts';
import { requireNotBanned } from '../../bans/rules/ban.ts';
import type { Deps } from '../../deps.ts';
import type { Redeemed } from '../tokens/redeem-token.ts';
import type { Purpose } from '../tokens/table.ts';
import { resetAccount } from './reset-account.ts';

/** `half`: of a change of address that both addresses have to agree to, one has. */
export type Confirmed = 'whole' | 'half';

/** Applies an answered message to the account; gives undefined if the address or number is no longer the user's. */
export async function applyVerification(
  deps: Deps,
  tx: Tx,
  { user, used }: Redeemed,
): Promise<Confirmed | undefined> {
  const { purpose, sentTo } = used;
  requireNotBanned(user, deps.now(), undefined, { status: 403 });
  switch (purpose) {
    case 'sms':
      if (sentTo !== user.phone) return undefined;
      await confirm(deps, tx, { user, used }, 'phone');
      return 'whole';
    case 'phone_change':
      if (!sentTo || sentTo !== user.phoneChange) return undefined;
      await changeContact(deps, tx, user, { phone: sentTo });
      return 'whole';
    case 'email_change_current':
    case 'email_change_new':
      return confirmEmailChange(deps, tx, { user, used });
    case 'signup':
    case 'invite':
    case 'magiclink':
    case 'recovery':
    case 'reauthentication':
      if (sentTo && sentTo !== user.email) return undefined;
      await confirm(deps, tx, { user, used }, 'email');
      return 'whole';
    default:
      purpose satisfies never;
      return undefined;
  }
}

/** Anybody can ask for these, so the data in a never confirmed account may not be the reader's. */
const askedByAnybody: Purpose[] = ['magiclink', 'recovery'];

async function confirm(deps: Deps, tx: Tx, { user, used }: Redeemed, way: Contact.Way) {
  const { resetWith, purpose, flowStateId } = used;
  const data = resetWith ?? (askedByAnybody.includes(purpose) ? {} : undefined);
  const isFirst = data && !Contact.isConfirmed(user);
  const own = isFirst ? await resetAccount(deps, tx, user, { way, data, flowStateId }) : user;
  await confirmContact(tx, own, way, deps.now());
}

async function confirmEmailChange(
  deps: Deps,
  tx: Tx,
  { user, used }: Redeemed,
): Promise<Confirmed | undefined> {
  const from = used.purpose === 'email_change_new' ? 'new' : 'current';
  const answer = Contact.answerEmailChange(
    user,
    { from, sentTo: used.sentTo },
    deps.config.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED,
  );
  if (!answer) return undefined;
  const { email, isWhole } = answer;
  if (isWhole) await changeContact(deps, tx, user, { email, isEmailProved: true });
  else await saveUser(tx, user, answer.user);
  return isWhole ? 'whole' : 'half';
}
