import { lockUserByEmail } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { mailedLately } from './queries.ts';
import { sendConfirmation, type Wishes } from './send-confirmation.ts';
import { sendEmailChange } from './send-email-change.ts';

/** Of the account with this address, which for a change of it is the one that it has still. */
export function resendByMail(deps: Deps, type: string, email: string, wishes: Wishes) {
  return deps.db.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user) return;
    const { id, emailChange } = user;
    if (type === 'signup' && !user.emailConfirmedAt && !mailedLately(deps, user, 'signup'))
      await sendConfirmation(deps, tx, { id, email }, wishes);
    if (type === 'email_change' && emailChange && !mailedLately(deps, user, 'email_change_new'))
      await sendEmailChange(deps, tx, user, emailChange, wishes);
  });
}
