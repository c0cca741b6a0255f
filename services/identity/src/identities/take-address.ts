import type { Tx } from '@sidework/chassis/db/db';
import { tellOfConfirmation } from '../account-changes/confirm-contact.ts';
import * as Contact from '../accounts/contact.ts';
import { saveUser } from '../accounts/queries.ts';
import type { User as UserRow } from '../accounts/table.ts';
import * as User from '../accounts/user.ts';
import * as Profile from '../profiles/profile.ts';
import { lockProfile, saveProfile } from '../profiles/queries.ts';
import { tellContactChanged } from '../profiles/tell-contact-changed.ts';

/** Gives a locked user the address that a provider has verified from now on; null where none is left. */
export async function takeAddress(tx: Tx, user: UserRow, email: string | null, at: Date) {
  const changed = await saveUser(tx, user, Contact.adoptEmail(user, email, at));
  await showContact(tx, user.id, { email }, at);
  return changed;
}

export async function dropPhone(tx: Tx, user: UserRow, at: Date) {
  const changed = await saveUser(tx, user, Contact.dropPhone(user, at));
  await showContact(tx, user.id, { phone: null }, at);
  return changed;
}

async function showContact(tx: Tx, id: string, contact: Profile.Contact, at: Date) {
  const profile = Profile.reachedAt(await lockProfile(tx, id), contact, at);
  await saveProfile(tx, profile);
  await tellContactChanged(tx, profile, at);
}

/** Every service hears that a person who was anonymous may act. */
export async function becomePermanent(tx: Tx, user: UserRow, at: Date) {
  await saveUser(tx, user, User.becomePermanent(user, at));
  await tellOfConfirmation(tx, user.id, at);
}
