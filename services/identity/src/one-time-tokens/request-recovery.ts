import { requireEmail } from '../accounts/input.ts';
import { lockUserByEmail } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { inEvenTime } from './in-even-time.ts';
import { mailedLately } from './queries.ts';
import { sendMail } from './send-mail.ts';

/** Mails a link for a new password where there is such an account and none has just gone out; always answers alike. */
export async function requestRecovery(deps: Deps, email: string | undefined) {
  const to = requireEmail(email);
  await inEvenTime(() =>
    deps.db.transaction(async (tx) => {
      const user = await lockUserByEmail(tx, to);
      if (!user || mailedLately(deps, user, 'recovery')) return;
      await sendMail(deps, tx, { userId: user.id, purpose: 'recovery', sentTo: to });
    }),
  );
  return {};
}
