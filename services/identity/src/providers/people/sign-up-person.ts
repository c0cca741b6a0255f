import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import * as Account from '../../accounts/account.ts';
import { metadataOf, requireEmail } from '../../accounts/input.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderPerson } from '../../identities/provider-person.ts';
import { sendConfirmation } from '../../one-time-tokens/messages/send-confirmation.ts';
import { createAccount } from '../../sign-up/create-account.ts';
import { requireOpen } from '../../sign-up/registration.ts';
import { type Admission, mayStayUnconfirmed } from '../rules/admission.ts';
import { requireJoined, unverified } from '../rules/newcomer.ts';

/** Signs up a new person by a provider. */
export async function signUpPerson(
  deps: Deps,
  tx: Tx,
  provider: string,
  person: ProviderPerson,
): Promise<Admission> {
  const { config, now } = deps;
  requireOpen(config);
  const email = requireEmail(person.email);
  const isConfirmed = person.isEmailVerified || config.GOTRUE_MAILER_AUTOCONFIRM;
  const account = Account.open(
    {
      id: uuidv7(),
      identityId: uuidv7(),
      email,
      provider,
      providerId: person.id,
      identityData: person.data,
      passwordHash: null,
      metadata: metadataOf({ full_name: person.fullName }),
      userMetadata: person.data,
      isEmailConfirmed: isConfirmed,
      isEmailProved: person.isEmailVerified,
    },
    now(),
  );
  const { id: userId } = account.user;
  requireJoined(await createAccount(tx, account));
  if (isConfirmed) return { userId };
  await sendConfirmation(deps, tx, { id: userId, email });
  return mayStayUnconfirmed(deps) ? { userId } : { refusal: unverified(provider) };
}
