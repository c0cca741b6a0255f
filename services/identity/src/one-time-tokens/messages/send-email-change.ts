import type { Tx } from '@sidework/chassis/db/db';
import { startEmailChange } from '../../accounts/contact.ts';
import { saveUser } from '../../accounts/queries.ts';
import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { beginMessageFlow } from '../../flow-states/begin-flow.ts';
import { implicit } from '../../flow-states/challenge.ts';
import type { Purpose } from '../tokens/table.ts';
import type { Wishes } from './send-confirmation.ts';
import { sendMail } from './send-mail.ts';

const ofCurrent = 'email_change_current';

/** Asks the new address, and where both have to agree also the one of today. */
export async function sendEmailChange(
  deps: Deps,
  tx: Tx,
  user: User,
  emailChange: string,
  wishes: Wishes,
): Promise<User> {
  const asking = await saveUser(tx, user, startEmailChange(user, emailChange));
  const needsBoth = deps.config.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED && user.email;
  const asked: Purpose[] = needsBoth ? ['email_change_new', ofCurrent] : ['email_change_new'];
  await mailEmailChange(deps, tx, asking, asked, wishes);
  return asking;
}

/** Those of the two that are asked. */
export async function mailEmailChange(
  deps: Deps,
  tx: Tx,
  { id: userId, email, emailChange }: User,
  asked: Purpose[],
  { challenge = implicit, redirectTo }: Wishes,
) {
  const flow = { providerType: 'email_change', authenticationMethod: 'otp', userId };
  const flowStateId = await beginMessageFlow(deps, tx, challenge, flow);
  const mailing = { userId, flowStateId, redirectTo };
  if (emailChange && asked.includes('email_change_new'))
    await sendMail(deps, tx, { ...mailing, purpose: 'email_change_new', sentTo: emailChange });
  if (email && asked.includes(ofCurrent))
    await sendMail(deps, tx, { ...mailing, purpose: ofCurrent, sentTo: email });
}
