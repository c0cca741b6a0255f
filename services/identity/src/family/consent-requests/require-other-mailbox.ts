import type { Tx } from '@sidework/chassis/db/db';
import { confirmEmail } from '../../accounts/contact.ts';
import { findUser, lockUser, saveUser } from '../../accounts/queries.ts';
import type { Profile } from '../../profiles/table.ts';
import { requireOtherMailbox } from '../consents/consent.ts';
import type { HeldRequest } from './queries.ts';

export async function requireOtherMailboxOf(
  tx: Tx,
  guardianId: string,
  child: Pick<Profile, 'email'>,
) {
  requireOtherMailbox(await emailOf(tx, guardianId), child);
}

/** Using a link that was mailed to their own address proves that the guardian reads it. */
export async function proveEmail(tx: Tx, guardianId: string, held: HeldRequest, at: Date) {
  const guardian = await lockUser(tx, guardianId);
  if (guardian?.email !== held.parentEmail.toLowerCase()) return;
  await saveUser(tx, guardian, confirmEmail(guardian, at));
}

export async function emailOf(tx: Tx, userId: string): Promise<string | null> {
  return (await findUser(tx, userId))?.email ?? null;
}
