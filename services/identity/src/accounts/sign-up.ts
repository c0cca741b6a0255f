import type { AuthSession, AuthUser } from '@sidework/contracts/identity/auth';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { answerSignUpOfKnown, sendConfirmation } from '../one-time-tokens/send-confirmation.ts';
import { refused } from '../refusals/refusal.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Source } from '../source.ts';
import * as Account from './account.ts';
import { createAccount } from './create-account.ts';
import { metadataOf, plainMetadata, requireEmail } from './input.ts';
import { toAuthUser } from './view.ts';

interface SignUp {
  email?: string | undefined;
  password?: string | undefined;
  data?: unknown;
}

export async function signUp(
  deps: Deps,
  body: SignUp,
  source: Source,
): Promise<AuthSession | AuthUser> {
  const { config, passwords, db, now } = deps;
  const isConfirmed = config.GOTRUE_MAILER_AUTOCONFIRM;
  if (config.GOTRUE_DISABLE_SIGNUP) throw refused('signup_disabled');
  if (!body.email) throw refused('anonymous_provider_disabled');
  const email = requireEmail(body.email);
  if (!body.password) throw refused('validation_failed', 'Signup requires a valid password');
  passwords.requireStrong(body.password, email);
  const passwordHash = await passwords.hash(body.password);

  const account = Account.open(
    {
      id: uuidv7(),
      identityId: uuidv7(),
      email,
      provider: 'email',
      passwordHash,
      metadata: metadataOf(body.data),
      userMetadata: plainMetadata(body.data),
      isEmailConfirmed: isConfirmed,
    },
    now(),
  );
  return db.transaction(async (tx) => {
    const isNew = await createAccount(tx, account);
    if (isConfirmed && !isNew) throw refused('user_already_exists');
    if (isConfirmed) return startSession(deps, tx, account.user.id, { method: 'password', source });
    if (isNew) await sendConfirmation(deps, tx, { id: account.user.id, email });
    else await answerSignUpOfKnown(deps, tx, email);
    // Whoever is known already is answered like somebody new: only the mailbox tells.
    return toAuthUser(deps.config, account);
  });
}
