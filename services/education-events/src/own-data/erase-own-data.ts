import type { Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { eq } from 'drizzle-orm';
import { certificates } from '../certificates/table.ts';
import { forgetContact } from '../contacts/queries.ts';
import { archiveCoursesOf } from '../courses/queries.ts';
import { cancelSomeEventsOf } from '../departures/end-events-of.ts';
import { endEnrollments, endSeats } from '../departures/end-what-began.ts';
import { removePapersOf } from '../papers/remove-papers.ts';
import { registrations } from '../registrations/table.ts';
import { courseSubmissions } from '../submissions/table.ts';
import { forgetInvitationsOf } from '../ticket-invitations/queries.ts';

/** Everybody whom it concerns is told as of any other end; the events of an organizer are cancelled some at a time. */
export async function endBegun(tx: Tx, userId: string, at: Date): Promise<boolean> {
  await endSeats(tx, userId, 'account_deleted', at);
  await endEnrollments(tx, userId, at);
  await archiveCoursesOf(tx, userId);
  return cancelSomeEventsOf(tx, userId, at);
}

/**
 * Those who come rely on the words of an event, and learners on those of a course, so that these stay, without the name.
 * A certificate can still be verified, and has no name any more.
 */
export async function eraseOwnData(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(registrations)
    .set({ attendeeName: '', attendeeEmail: null })
    .where(eq(registrations.userId, userId));
  await tx.update(certificates).set({ holderName: '' }).where(eq(certificates.userId, userId));
  const written = await tx
    .select()
    .from(courseSubmissions)
    .where(eq(courseSubmissions.educatorId, userId));
  for (const { id, status, syllabusKey, sampleCertificateKey } of written) {
    if (sampleCertificateKey) await discardObject(tx, sampleCertificateKey);
    // A published course goes on for who learns it, with its syllabus.
    if (status === 'published' || status === 'archived') {
      const kept = { sampleCertificateKey: null, reason: null };
      await tx.update(courseSubmissions).set(kept).where(eq(courseSubmissions.id, id));
      continue;
    }
    if (syllabusKey) await discardObject(tx, syllabusKey);
    await tx.delete(courseSubmissions).where(eq(courseSubmissions.id, id));
  }
  await forgetInvitationsOf(tx, userId);
  await removePapersOf(tx, userId, at);
  await forgetContact(tx, userId);
}
