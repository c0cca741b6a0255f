import { requireEmail } from '../accounts/input.ts';
import { lockUserByEmail } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { inEvenTime } from './in-even-time.ts';
import { mailedLately } from './queries.ts';
import { sendConfirmation } from './send-confirmation.ts';

interface Request {
  type?: string | undefined;
  email?: string | undefined;
}

export async function resendConfirmation(deps: Deps, { type, email }: Request) {
  if (type !== 'signup') throw refused('validation_failed', 'Missing one of these types: signup');
  const address = requireEmail(email);
  await inEvenTime(() =>
    deps.db.transaction(async (tx) => {
      const user = await lockUserByEmail(tx, address);
      if (!user || user.emailConfirmedAt || mailedLately(deps, user, 'signup')) return;
      await sendConfirmation(deps, tx, { id: user.id, email: address });
    }),
  );
  return {};
}
