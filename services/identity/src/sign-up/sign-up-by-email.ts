import type { AuthSession, AuthUser } from '@sidework/contracts/identity/accounts/auth';
import { hashChosen } from '../accounts/choose-password.ts';
import { plainMetadata, requireEmail } from '../accounts/input.ts';
import { lockUserByEmail } from '../accounts/queries.ts';
import { toAuthUser } from '../accounts/view.ts';
import type { Deps } from '../deps.ts';
import { type Pkce, readChallenge } from '../flow-states/challenge.ts';
import { inEvenTime } from '../one-time-tokens/messages/in-even-time.ts';
import {
  answerSignUpOfKnown,
  sendConfirmation,
} from '../one-time-tokens/messages/send-confirmation.ts';
import { transactionThatMails } from '../one-time-tokens/messages/transaction-that-mails.ts';
import { startSession } from '../sessions/start-session.ts';
import { requireByEmail } from '../sign-in/enabled-ways/enabled-ways.ts';
import { createAccount } from './create-account.ts';
import { keepSignUpMark } from './keep-sign-up-mark.ts';
import { openAccount } from './open-account.ts';
import { requireNew } from './registration.ts';
import type { Visit } from './visit.ts';

interface Body extends Pkce {
  email: string;
  password: string;
  data?: unknown;
}

export async function signUpByEmail(
  deps: Deps,
  body: Body,
  { source, redirectTo }: Visit,
): Promise<AuthSession | AuthUser> {
  const { config, db, now } = deps;
  requireByEmail(config, 'Email signups are disabled');
  const email = requireEmail(body.email);
  const challenge = readChallenge(body);
  const data = plainMetadata(body.data);
  const passwordHash = await hashChosen(deps, body.password, email, source);
  const isConfirmed = config.GOTRUE_MAILER_AUTOCONFIRM;
  const account = openAccount(deps, { email, passwordHash, data, isConfirmed });
  const { id } = account.user;
  if (isConfirmed)
    return db.transaction(async (tx) => {
      requireNew(await createAccount(tx, account));
      return startSession(deps, tx, id, { method: 'password', source });
    });
  await inEvenTime(deps, () =>
    transactionThatMails(deps, 'anybody', async (tx) => {
      const mailing = { challenge, redirectTo };
      if (await createAccount(tx, account))
        await sendConfirmation(deps, tx, { id, email }, mailing);
      else {
        const tried = { way: 'email', password: body.password } as const;
        await keepSignUpMark(deps, tx, await lockUserByEmail(tx, email), tried);
        await answerSignUpOfKnown(deps, tx, email, { ...mailing, data });
      }
    }),
  );
  // A known address is answered like a new one, so only the mailbox tells the difference.
  return toAuthUser(config, { ...account, user: { ...account.user, confirmationSentAt: now() } });
}
