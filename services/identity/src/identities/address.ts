import type { Tx } from '@sidework/chassis/db/db';
import { tellOfConfirmation } from '../account-changes/confirm-contact.ts';
import { saveUser } from '../accounts/queries.ts';
import { lockProfile, saveProfile } from '../profiles/queries.ts';
import { tellContactChanged } from '../profiles/tell-contact-changed.ts';

/** The address of an account from now on, as a provider has verified it; null where none is left. */
export async function takeAddress(tx: Tx, userId: string, email: string | null, at: Date) {
  const emailConfirmedAt = email === null ? null : at;
  const emailProvedAt = emailConfirmedAt;
  await saveUser(tx, { id: userId, email, emailConfirmedAt, emailProvedAt, updatedAt: at });
  const profile = { ...(await lockProfile(tx, userId)), email, updatedAt: at };
  await saveProfile(tx, profile);
  await tellContactChanged(tx, profile, at);
}

export async function dropPhone(tx: Tx, userId: string, at: Date) {
  await saveUser(tx, { id: userId, phone: null, phoneConfirmedAt: null, updatedAt: at });
  const profile = { ...(await lockProfile(tx, userId)), phone: null, updatedAt: at };
  await saveProfile(tx, profile);
  await tellContactChanged(tx, profile, at);
}

/** An anonymous person can come back from now on, so every service hears that they may act. */
export async function becomePermanent(tx: Tx, userId: string, at: Date) {
  await saveUser(tx, { id: userId, isAnonymous: false, updatedAt: at });
  await tellOfConfirmation(tx, userId, at);
}
