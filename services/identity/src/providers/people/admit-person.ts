import type { Tx } from '@sidework/chassis/db/db';
import { confirmContact } from '../../account-changes/confirm-contact.ts';
import { isConfirmed } from '../../accounts/contact.ts';
import { requireEmail } from '../../accounts/input.ts';
import { lockUser, lockUserByEmail, saveUser } from '../../accounts/queries.ts';
import type { Identity, User } from '../../accounts/table.ts';
import { addMetadata } from '../../accounts/user.ts';
import { requireNotBanned } from '../../bans/rules/ban.ts';
import type { Deps } from '../../deps.ts';
import { requireTarget } from '../../identities/linking.ts';
import type { ProviderPerson } from '../../identities/provider-person.ts';
import { findIdentity, insertIdentity, saveIdentityData } from '../../identities/queries.ts';
import {
  answerSignUpOfKnown,
  sendConfirmation,
} from '../../one-time-tokens/messages/send-confirmation.ts';
import { mailedLately } from '../../one-time-tokens/tokens/pauses.ts';
import { type Admission, mayStayUnconfirmed } from '../rules/admission.ts';
import { requireAddress, requireJoined, unverified } from '../rules/newcomer.ts';
import { signUpPerson } from './sign-up-person.ts';
import { takeOver } from './take-over-account.ts';

/** Finds the account of a provider's person: known, owner of the same address, or new. */
export async function admitPerson(
  deps: Deps,
  tx: Tx,
  provider: string,
  person: ProviderPerson,
): Promise<Admission> {
  const known = await findIdentity(tx, provider, person.id);
  if (known) return admitKnown(deps, tx, known, person);
  const email = requireAddress(person);
  const owner = await lockUserByEmail(tx, requireEmail(email));
  if (!owner) return signUpPerson(deps, tx, provider, person);
  if (person.isEmailVerified) return joinOwner(deps, tx, provider, person, owner);
  // The answer is the same as for a new person; only the mailbox tells that the address is known.
  await answerSignUpOfKnown(deps, tx, email);
  return { refusal: unverified(provider) };
}

async function admitKnown(
  deps: Deps,
  tx: Tx,
  { id, userId, provider }: Identity,
  person: ProviderPerson,
): Promise<Admission> {
  const user = requireTarget(await lockUser(tx, userId));
  requireNotBanned(user, deps.now());
  await saveIdentityData(tx, id, person.data, deps.now());
  const told = await saveUser(tx, user, addMetadata(user, person.data, deps.now()));
  if (person.isEmailVerified && person.email === user.email)
    await confirmContact(tx, told, 'email', deps.now());
  else if (user.email && !isConfirmed(user) && !mayStayUnconfirmed(deps)) {
    if (!mailedLately(deps, user, 'signup'))
      await sendConfirmation(deps, tx, { id: userId, email: user.email });
    return { refusal: unverified(provider) };
  }
  return { userId };
}

/**
 * The provider vouches that the address is this person's, and so does the account: they are one. An account that never
 * proved the address may be a stranger's trap, so nothing that it holds stays; that addresses count as confirmed from the
 * start where sign-ups are set so proves nothing.
 */
async function joinOwner(
  deps: Deps,
  tx: Tx,
  provider: string,
  person: ProviderPerson,
  owner: User,
): Promise<Admission> {
  requireNotBanned(owner, deps.now());
  const { id: userId } = owner;
  const linked = { userId, provider, providerId: person.id, identityData: person.data };
  const identity = requireJoined(await insertIdentity(tx, linked, deps.now()));
  if (owner.emailProvedAt) await saveUser(tx, owner, addMetadata(owner, person.data, deps.now()));
  else await takeOver(deps, tx, owner, identity.id, person);
  return { userId };
}
