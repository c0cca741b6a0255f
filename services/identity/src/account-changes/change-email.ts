import type { Tx } from '@sidework/chassis/db/db';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import type { Challenge } from '../flow-states/challenge.ts';
import { sendEmailChange } from '../one-time-tokens/messages/send-email-change.ts';
import { changeContact } from './change-contact.ts';

interface Change {
  email: string;
  challenge: Challenge;
  redirectTo: string | undefined;
}

/** Whether the change waits for mails to be answered; an anonymous person signs up by it. */
export const isEmailConfirmedByMail = ({ config }: Deps, { isAnonymous }: User) =>
  !(isAnonymous && config.GOTRUE_MAILER_AUTOCONFIRM);

/** Gives the user as they are now, or asks the addresses first. */
export async function changeEmail(deps: Deps, tx: Tx, user: User, change: Change): Promise<User> {
  const { email } = change;
  if (!isEmailConfirmedByMail(deps, user)) return changeContact(deps, tx, user, { email });
  return sendEmailChange(deps, tx, user, email, change);
}
