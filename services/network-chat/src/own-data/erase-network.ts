import type { Tx } from '@sidework/chassis/db/db';
import { forgetTimeZone } from '@sidework/chassis/people/time-zones';
import { eq, or } from 'drizzle-orm';
import { childWords, heldMessages } from '../child-words/table.ts';
import { lockPendingOf } from '../connections/queries.ts';
import { connections, standingApprovals } from '../connections/table.ts';
import { meetRequestNeeds } from '../connections/tell.ts';
import { eventGoers } from '../event-goers/table.ts';
import { digests } from '../mails/table.ts';
import { forgetApprovedClient } from '../rooms/queries.ts';
import { roomReads } from '../rooms/table.ts';
import { sharedFacts } from '../shared-history/table.ts';

/** Deletes a person's connections and meets the needs that their pending requests raised. */
export async function eraseNetwork(tx: Tx, userId: string): Promise<void> {
  const now = new Date();
  for (const pending of await lockPendingOf(tx, userId)) await meetRequestNeeds(tx, pending, now);
  const { requesterId, receiverId } = connections;
  await tx.delete(connections).where(or(eq(requesterId, userId), eq(receiverId, userId)));
  const { childId, givenBy } = standingApprovals;
  await tx.delete(standingApprovals).where(or(eq(childId, userId), eq(givenBy, userId)));
  await tx.delete(heldMessages).where(eq(heldMessages.childId, userId));
  await tx.delete(childWords).where(eq(childWords.childId, userId));
  await tx.delete(digests).where(or(eq(digests.childId, userId), eq(digests.guardianId, userId)));
  const { personId, otherId } = sharedFacts;
  await tx.delete(sharedFacts).where(or(eq(personId, userId), eq(otherId, userId)));
  await tx.delete(eventGoers).where(eq(eventGoers.personId, userId));
  await forgetTimeZone(tx, userId);
  await tx.delete(roomReads).where(eq(roomReads.userId, userId));
  await forgetApprovedClient(tx, userId);
}
