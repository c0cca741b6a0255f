import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import * as Contact from '../accounts/contact.ts';
import { insertIdentity } from '../accounts/identity-queries.ts';
import { findUserByEmail, findUserByPhone, saveUser } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { tellAddress } from '../notices/tell-owner.ts';
import { forgetTokens } from '../one-time-tokens/tokens/queries.ts';
import { mailedPurposes, textedPurposes } from '../one-time-tokens/tokens/token.ts';
import * as Profile from '../profiles/profile.ts';
import { lockProfile, rolesForUser, saveProfile } from '../profiles/queries.ts';
import { tellContactChanged } from '../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../profiles/tell-profile-changed.ts';
import { refusalOfSave } from './own-contact.ts';

/**
 * Gives a locked user another address or number, which counts as theirs from now on: as a way of signing in, in the
 * profile, and for the services that mail people. What was sent to the old one opens nothing any more.
 */
export async function changeContact(deps: Deps, tx: Tx, user: User, contact: Contact.NewContact) {
  const { email, phone } = contact;
  const at = deps.now();
  if (email) Contact.requireFree('email', await findUserByEmail(tx, email), user.id);
  if (phone) Contact.requireFree('phone', await findUserByPhone(tx, phone), user.id);
  const changed = await saveUser(tx, user, Contact.change(user, contact, at)).catch(
    (error: unknown) => {
      throw refusalOfSave(error, contact);
    },
  );
  for (const provider of [email && 'email', phone && 'phone'])
    if (provider) await insertIdentity(tx, { id: uuidv7(), userId: user.id, provider, at });
  if (email) await forgetTokens(tx, user.id, mailedPurposes);
  if (phone) await forgetTokens(tx, user.id, [...textedPurposes, 'reauthentication']);
  const reached = Profile.reachedAt(await lockProfile(tx, user.id), contact, at);
  await saveProfile(tx, reached);
  if (!Profile.isReachable(user))
    await tellProfileChanged(tx, reached, await rolesForUser(tx, user.id), at);
  await tellContactChanged(tx, reached, at);
  if (!user.isAnonymous) await tellOwners(deps, tx, user, changed);
  return changed;
}

/** At the old address too: it may not have been its owner who changed it. */
async function tellOwners(deps: Deps, tx: Tx, before: User, after: User) {
  if (after.phone !== before.phone) await tellAddress(deps, tx, before, 'phone_changed');
  if (after.email === before.email) return;
  for (const user of [before, after]) await tellAddress(deps, tx, user, 'email_changed');
}
