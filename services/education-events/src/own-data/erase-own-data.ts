import type { Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { forgetTimeZone } from '@sidework/chassis/people/time-zones';
import { eq } from 'drizzle-orm';
import { forgetContact } from '../contacts/queries.ts';
import { archiveCoursesOf } from '../courses/queries.ts';
import { cancelSomeEventsOf } from '../departures/end-events-of.ts';
import { endEnrollments, endSeats } from '../departures/end-what-began.ts';
import { certificateShowers } from '../education-records/table.ts';
import { forgetNotesOf } from '../enrollments/note-queries.ts';
import { forgetRatingsOf } from '../enrollments/rating-queries.ts';
import { forgetUploadsOf } from '../lesson-videos/forget-uploads.ts';
import { expirePapersOf } from '../papers/queries.ts';
import { forgetPostsOf } from '../questions/queries.ts';
import { blankPlacesOf, cancelComingSessionsOf } from '../sessions/queries.ts';
import { forgetLessonFilesOf } from '../submissions/upload-lesson-file.ts';
import { forgetInvitationsOf } from '../ticket-invitations/queries.ts';
import {
  allSubmissionsOf,
  blankAttendee,
  blankHolder,
  blankPublished,
  blankSigner,
  blankWalkInsOf,
  deleteSubmission,
  forgetCoHostsOf,
  forgetPlacesOf,
} from './queries.ts';

/** Everybody whom it concerns is told as of any other end; the events of an organizer are cancelled some at a time. */
export async function endBegun(tx: Tx, userId: string, at: Date): Promise<boolean> {
  await endSeats(tx, userId, 'account_deleted', at);
  await endEnrollments(tx, userId, 'account_deleted', at);
  await archiveCoursesOf(tx, userId);
  await cancelComingSessionsOf(tx, userId, at);
  return cancelSomeEventsOf(tx, userId, at);
}

/**
 * Those who come rely on the words of an event, and learners on those of a course, so that these stay, without the name.
 * A certificate can still be verified, and has no name any more.
 */
export async function eraseOwnData(tx: Tx, userId: string, at: Date): Promise<void> {
  await blankAttendee(tx, userId);
  await blankWalkInsOf(tx, userId);
  await blankHolder(tx, userId);
  await blankSigner(tx, userId);
  await blankPlacesOf(tx, userId);
  const written = await allSubmissionsOf(tx, userId);
  for (const { id, status, syllabusKey, sampleCertificateKey } of written) {
    if (sampleCertificateKey) await discardObject(tx, sampleCertificateKey);
    if (status === 'published' || status === 'archived') {
      await blankPublished(tx, id);
      continue;
    }
    if (syllabusKey) await discardObject(tx, syllabusKey);
    await deleteSubmission(tx, id);
  }
  await tx.delete(certificateShowers).where(eq(certificateShowers.personId, userId));
  await forgetLessonFilesOf(tx, userId);
  await forgetUploadsOf(tx, userId);
  await forgetNotesOf(tx, userId);
  await forgetRatingsOf(tx, userId);
  await forgetPostsOf(tx, userId);
  await forgetInvitationsOf(tx, userId);
  await forgetPlacesOf(tx, userId);
  await forgetCoHostsOf(tx, userId);
  await expirePapersOf(tx, userId, at);
  await forgetContact(tx, userId);
  await forgetTimeZone(tx, userId);
}
