import { queueMail } from '@sidework/chassis/mail';
import { requireEmail } from '../accounts/input.ts';
import { lockUserByEmail } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { inEvenTime } from './in-even-time.ts';
import { recoveryMail } from './mails.ts';
import { mailedLately, makeToken } from './queries.ts';

/** Mails a link for a new password where there is such an account and none has just gone out; always answers alike. */
export async function requestRecovery(deps: Deps, email: string | undefined) {
  const to = requireEmail(email);
  await inEvenTime(() =>
    deps.db.transaction(async (tx) => {
      const user = await lockUserByEmail(tx, to);
      if (!user || mailedLately(deps, user, 'recovery')) return;
      const { token } = await makeToken(deps, tx, {
        userId: user.id,
        purpose: 'recovery',
        sentTo: to,
      });
      await queueMail(tx, recoveryMail({ to, publicUrl: deps.config.PUBLIC_URL, token }));
    }),
  );
  return {};
}
