import { requireEmail } from '../accounts/input.ts';
import { lockUserByEmail } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { beginMessageFlow } from '../flow-states/begin-flow.ts';
import { type Pkce, readChallenge } from '../flow-states/challenge.ts';
import { refused } from '../refusals/refusal.ts';
import { inEvenTime } from './in-even-time.ts';
import { mailedLately } from './pauses.ts';
import { sendMail } from './send-mail.ts';
import { transactionThatMails } from './transaction-that-mails.ts';

interface Request extends Pkce {
  email?: string | null | undefined;
}

/** Mails a link for a new password where there is such an account and none has just gone out; always answers alike. */
export async function requestRecovery(
  deps: Deps,
  { email, ...body }: Request,
  redirectTo: string | undefined,
) {
  const { config } = deps;
  if (!config.GOTRUE_EXTERNAL_EMAIL_ENABLED) throw refused('email_provider_disabled');
  if (!email) throw refused('validation_failed', 'Password recovery requires an email');
  const sentTo = requireEmail(email);
  const challenge = readChallenge(body);
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
