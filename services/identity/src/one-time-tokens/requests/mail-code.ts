import type { Tx } from '@sidework/chassis/db/db';
import { plainMetadata, requireEmail } from '../../accounts/input.ts';
import { lockUserByEmail } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { beginMessageFlow } from '../../flow-states/begin-flow.ts';
import type { Challenge } from '../../flow-states/challenge.ts';
import { requireByEmail } from '../../sign-in/enabled-ways/enabled-ways.ts';
import { createAccount } from '../../sign-up/create-account.ts';
import { openAccount } from '../../sign-up/open-account.ts';
import { inEvenTime } from '../messages/in-even-time.ts';
import { mayOpenAccount } from '../messages/may-open-account.ts';
import { sendMail } from '../messages/send-mail.ts';
import { transactionThatMails } from '../messages/transaction-that-mails.ts';
import { mailedLately } from '../tokens/pauses.ts';

interface Request {
  email: string;
  challenge: Challenge;
  mayCreate: boolean;
  data: unknown;
  redirectTo: string | undefined;
}

/** Mails a link and a code that sign in. Who is new is confirmed by using them, and not before. */
export async function mailCode(deps: Deps, request: Request) {
  const { config } = deps;
  requireByEmail(config);
  const email = requireEmail(request.email);
  const data = plainMetadata(request.data);
  await inEvenTime(deps, () =>
    transactionThatMails(deps, 'anybody', async (tx) => {
      const user = await knownOrNew(deps, tx, email, { ...request, data });
      if (!user) return;
      const isConfirmed = user.emailConfirmedAt !== null || config.GOTRUE_MAILER_AUTOCONFIRM;
      const purpose = isConfirmed ? 'magiclink' : 'signup';
      if (mailedLately(deps, user, purpose)) return;
      const { id: userId } = user;
      const flowStateId = await beginMessageFlow(deps, tx, request.challenge, {
        providerType: 'magiclink',
        authenticationMethod: 'magiclink',
        userId,
      });
      const { redirectTo } = request;
      const mailing = { userId, purpose, sentTo: email, flowStateId, redirectTo } as const;
      await sendMail(deps, tx, { ...mailing, resetWith: data });
    }),
  );
  return {};
}

async function knownOrNew(deps: Deps, tx: Tx, email: string, { mayCreate, data }: Request) {
  const known = await lockUserByEmail(tx, email);
  if (known) return known;
  if (!mayOpenAccount(deps, mayCreate)) return undefined;
  const account = openAccount(deps, { email, passwordHash: null, data, isConfirmed: false });
  await createAccount(tx, account);
  // Another request may have created the account in the meantime.
  return (await lockUserByEmail(tx, email)) ?? account.user;
}
