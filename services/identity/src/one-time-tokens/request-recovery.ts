import { queueMail } from '@sidework/chassis/mail';
import { requireEmail } from '../accounts/input.ts';
import { findUserByEmail } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { inEvenTime } from './in-even-time.ts';
import { recoveryMail } from './mails.ts';
import { makeToken } from './queries.ts';

/** Mails a link for a new password where there is such an account, and answers alike where there is none. */
export async function requestRecovery(deps: Deps, email: string | undefined) {
  const to = requireEmail(email);
  await inEvenTime(() =>
    deps.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, to);
      if (!user) return;
      const token = await makeToken(deps, tx, user.id, 'recovery');
      await queueMail(tx, recoveryMail({ to, publicUrl: deps.config.PUBLIC_URL, token }));
    }),
  );
  return {};
}
