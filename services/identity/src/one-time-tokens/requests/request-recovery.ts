import { lockUserByEmail } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { beginMessageFlow } from '../../flow-states/begin-flow.ts';
import { inEvenTime } from '../messages/in-even-time.ts';
import { sendMail } from '../messages/send-mail.ts';
import { transactionThatMails } from '../messages/transaction-that-mails.ts';
import { mailedLately } from '../tokens/pauses.ts';
import { type RecoveryRequest, readRecovery } from './message-request.ts';

/** Mails a link for a new password where there is such an account and none has just gone out; always answers alike. */
export async function requestRecovery(
  deps: Deps,
  request: RecoveryRequest,
  redirectTo: string | undefined,
) {
  const { sentTo, challenge } = readRecovery(deps.config, request);
  await inEvenTime(deps, () =>
    transactionThatMails(deps, 'known', async (tx) => {
      const user = await lockUserByEmail(tx, sentTo);
      if (!user || mailedLately(deps, user, 'recovery')) return;
      const { id: userId } = user;
      const flow = { providerType: 'recovery', authenticationMethod: 'otp', userId };
      const flowStateId = await beginMessageFlow(deps, tx, challenge, flow);
      await sendMail(deps, tx, { userId, purpose: 'recovery', sentTo, flowStateId, redirectTo });
    }),
  );
  return {};
}
