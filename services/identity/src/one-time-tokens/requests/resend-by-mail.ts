import { lockUserByEmail } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { sendConfirmation, type Wishes } from '../messages/send-confirmation.ts';
import { mailEmailChange } from '../messages/send-email-change.ts';
import { transactionThatMails } from '../messages/transaction-that-mails.ts';
import { mailedLately } from '../tokens/pauses.ts';
import { waitingPurposes } from '../tokens/queries.ts';
import type { Purpose } from '../tokens/table.ts';
import { resetUnlessWaiting } from '../tokens/token.ts';

/** Finds the account with this address; a change of address is asked for by the current one. */
export function resendByMail(deps: Deps, type: string, email: string, wishes: Wishes) {
  return transactionThatMails(deps, 'known', async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user) return;
    const waiting = await waitingPurposes(tx, user.id);
    const { id } = user;
    if (type === 'signup' && !user.emailConfirmedAt && !mailedLately(deps, user, 'signup'))
      await sendConfirmation(
        deps,
        tx,
        { id, email },
        { ...wishes, ...resetUnlessWaiting(waiting, 'signup') },
      );
    const asked = waiting.filter((purpose) => changes.includes(purpose));
    if (
      type === 'email_change' &&
      asked.length > 0 &&
      !mailedLately(deps, user, 'email_change_new')
    )
      await mailEmailChange(deps, tx, user, asked, wishes);
  });
}

const changes: Purpose[] = ['email_change_new', 'email_change_current'];
