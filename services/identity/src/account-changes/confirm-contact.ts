import type { Tx } from '@sidework/chassis/db/db';
import { confirmEmail, confirmPhone, type Way } from '../accounts/contact.ts';
import { saveUser } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import { lockProfile, rolesForUser } from '../profiles/queries.ts';
import { tellContactChanged } from '../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../profiles/tell-profile-changed.ts';

/** A locked user has shown to be reached there. The first time others hear how, and that the person may act. */
export async function confirmContact(tx: Tx, user: User, way: Way, at: Date) {
  const confirm = way === 'email' ? confirmEmail : confirmPhone;
  await saveUser(tx, user, confirm(user, at));
  if (!user[`${way}ConfirmedAt`]) await tellOfConfirmation(tx, user.id, at);
}

export async function tellOfConfirmation(tx: Tx, id: string, at: Date) {
  const profile = await lockProfile(tx, id);
  await tellProfileChanged(tx, profile, await rolesForUser(tx, id), at);
  await tellContactChanged(tx, profile, at);
}
