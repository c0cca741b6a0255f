import type { Tx } from '@sidework/chassis/db/db';
import { changeNeeds } from '@sidework/chassis/people/needs';
import { people } from '@sidework/chassis/people/people';
import * as events from '@sidework/contracts/business-tools/events';
import { eq } from 'drizzle-orm';
import { compare, isOld, needsOf } from './difference.ts';
import { bookedBy, lockDifference, saveDifference } from './queries.ts';

interface Summed {
  professionalId: string;
  earnedCents: number;
  until: string;
}

/** Compares the platform's word of what a person earned with their books (D-103). */
export async function compareBooks(
  tx: Tx,
  { professionalId, earnedCents, until: moment }: Summed,
  at: Date,
): Promise<void> {
  const [person] = await tx.select().from(people).where(eq(people.id, professionalId));
  // The books of those who left are gone, and were never kept of those who are not known yet.
  if (!person || person.hasLeft) return;
  const until = new Date(moment);
  const bookCents = await bookedBy(tx, professionalId, until);
  const sums = { professionalId, ledgerCents: earnedCents, bookCents, until };
  const before = await lockDifference(tx, professionalId);
  if (isOld(before, sums)) return;
  const after = compare(before, sums, at);
  await saveDifference(tx, professionalId, after);
  await changeNeeds(tx, events, { before: needsOf(before), after: needsOf(after) }, at);
}

/** Staff have nothing to look at once a person's books are gone. */
export async function forgetDifference(tx: Tx, professionalId: string, at: Date): Promise<void> {
  const before = await lockDifference(tx, professionalId);
  await saveDifference(tx, professionalId, undefined);
  await changeNeeds(tx, events, { before: needsOf(before), after: [] }, at);
}
