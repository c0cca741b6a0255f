import type { Tx } from '@sidework/chassis/db/db';
import { unprocessable } from '@sidework/chassis/errors';
import { eq } from 'drizzle-orm';
import { confirmEmail } from '../../accounts/queries.ts';
import { users } from '../../accounts/table.ts';
import { folded } from '../../profiles/profile-parent.ts';
import type { Profile } from '../../profiles/table.ts';
import type { HeldRequest } from './hold-request.ts';

/** Nobody agrees for themselves by another account of the same mailbox. */
export async function requireOther(tx: Tx, guardianId: string, child: Pick<Profile, 'email'>) {
  const email = await emailOf(tx, guardianId);
  if (email && child.email && folded(email) === folded(child.email))
    throw unprocessable('parent_is_child');
}

/** Who used the link that was mailed to their own address has shown that they read it. */
export async function proveEmail(tx: Tx, guardianId: string, held: HeldRequest, at: Date) {
  if ((await emailOf(tx, guardianId)) === held.parentEmail.toLowerCase())
    await confirmEmail(tx, guardianId, at);
}

export async function emailOf(tx: Tx, userId: string): Promise<string | null> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? null;
}
