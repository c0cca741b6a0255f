import type { Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { meetOwnNeed } from '../needs/own-needs.ts';
import { supportMessages, supportThreads } from './table.ts';

/** A person's words to our staff and the answers go; what they answered as staff stays under no name. */
export async function eraseSupport(tx: Tx, userId: string): Promise<void> {
  await meetOwnNeed(tx, { kind: 'support_waits', subjectId: userId }, new Date());
  await tx.delete(supportMessages).where(eq(supportMessages.personId, userId));
  await tx.delete(supportThreads).where(eq(supportThreads.personId, userId));
  await tx
    .update(supportMessages)
    .set({ staffId: null })
    .where(eq(supportMessages.staffId, userId));
}
