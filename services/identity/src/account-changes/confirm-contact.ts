import type { Tx } from '@sidework/chassis/db/db';
import { confirmEmail, confirmPhone } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import { lockProfile, rolesForUser } from '../profiles/queries.ts';
import { tellContactChanged } from '../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../profiles/tell-profile-changed.ts';

/** A locked user has shown to be reached there. The first time others hear how, and that the person may act. */
export async function confirmContact(tx: Tx, user: User, way: 'email' | 'phone', at: Date) {
  const { id } = user;
  await (way === 'email' ? confirmEmail : confirmPhone)(tx, id, at);
  if (way === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) return;
  await tellOfConfirmation(tx, id, at);
}

export async function tellOfConfirmation(tx: Tx, id: string, at: Date) {
  const profile = await lockProfile(tx, id);
  await tellProfileChanged(tx, profile, await rolesForUser(tx, id), at);
  await tellContactChanged(tx, profile, at);
}
