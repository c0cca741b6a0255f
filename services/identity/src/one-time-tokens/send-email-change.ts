import type { Tx } from '@sidework/chassis/db';
import { saveUser } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { beginMessageFlow, implicit } from '../flow-states/begin-flow.ts';
import type { Wishes } from './send-confirmation.ts';
import { sendMail } from './send-mail.ts';

/** Asks the new address, and where both have to agree also the one of today. */
export async function sendEmailChange(
  deps: Deps,
  tx: Tx,
  { id: userId, email }: User,
  emailChange: string,
  { challenge = implicit, redirectTo }: Wishes,
) {
  await saveUser(tx, { id: userId, emailChange, emailChangeConfirmations: 0 });
  const flow = { providerType: 'email_change', authenticationMethod: 'otp', userId };
  const flowStateId = await beginMessageFlow(deps, tx, challenge, flow);
  const mailing = { userId, flowStateId, redirectTo };
  await sendMail(deps, tx, { ...mailing, purpose: 'email_change_new', sentTo: emailChange });
  if (deps.config.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED && email)
    await sendMail(deps, tx, { ...mailing, purpose: 'email_change_current', sentTo: email });
}
