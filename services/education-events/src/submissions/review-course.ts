import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { writeLetter } from '@sidework/chassis/jobs/letter';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { changeNeeds } from '@sidework/chassis/people/needs';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import * as events from '@sidework/contracts/education-events/events';
import { courseReviewed } from '@sidework/contracts/education-events/events/courses';
import { findEmail } from '../contacts/queries.ts';
import type { Deps } from '../deps.ts';
import { linkToFile } from '../files/links.ts';
import { filesOf, kindOf } from './lesson-parts.ts';
import { needsOf } from './needs.ts';
import { getSubmission, lockSubmission, saveSubmission } from './queries.ts';
import * as Submission from './submission.ts';
import { toSubmissionFact } from './write-course.ts';

type ReviewDeps = Pick<Deps, 'db' | 'now' | 'config'>;

export const startReview = ({ db }: ReviewDeps, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) =>
    saveSubmission(tx, Submission.startReview(await lockSubmission(tx, id), actor)),
  );

export const approveCourse = (deps: ReviewDeps, actor: Actor, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const before = await lockSubmission(tx, id);
    await tellReviewed(tx, deps, before, Submission.approve(before, actor, deps.now()));
  });

export const rejectCourse = (
  deps: ReviewDeps,
  actor: Actor,
  id: string,
  given: Parameters<typeof Submission.reject>[1],
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const before = await lockSubmission(tx, id);
    const rejected = Submission.reject(before, given, actor, deps.now());
    await tellReviewed(tx, deps, before, rejected);
  });

async function tellReviewed(
  tx: Tx,
  { now, config }: ReviewDeps,
  before: Submission.Submission,
  submission: Submission.Submission,
): Promise<void> {
  await saveSubmission(tx, submission);
  const isApproved = submission.status === 'approved';
  const fact = { ...toSubmissionFact(submission), isApproved, reason: submission.reason };
  await emit(tx, courseReviewed, fact, now());
  await changeNeeds(tx, events, { before: needsOf(before), after: needsOf(submission) }, now());
  const to = await findEmail(tx, submission.educatorId);
  const title = quoted(submission.draft.title);
  const outcome = isApproved
    ? `Your course “${title}” was approved`
    : `Your course “${title}” was not approved`;
  const next = isApproved ? 'You can publish it now.' : 'The reason is on the page of the course.';
  const page = new URL(educationAddresses.submission(submission.id), config.PUBLIC_URL).href;
  if (to)
    await queueMail(
      tx,
      writeLetter({
        to,
        subject: outcome,
        heading: outcome,
        paragraphs: [next],
        button: { label: isApproved ? 'Publish the course' : 'Read the reason', url: page },
      }),
    );
}

/** A file of a course that waits for review; of others it is not staff's to read. */
export async function linkReviewedFile(
  deps: ReviewDeps,
  id: string,
  file: Submission.SubmissionFile,
): Promise<string> {
  const { submission } = await getSubmission(deps.db, id);
  Submission.requireReviewable(submission, file);
  return linkToFile(deps, { subjectId: id, file });
}

/** A file of a lesson of a course that waits for review. */
export async function linkReviewedLessonFile(
  deps: ReviewDeps,
  id: string,
  fileId: string,
): Promise<string> {
  const { submission } = await getSubmission(deps.db, id);
  const { files, captions } = filesOf(submission.draft);
  Submission.requireReviewableFile(submission, fileId, [...files, ...captions]);
  return linkToFile(deps, { subjectId: fileId, file: kindOf(submission.draft, fileId) });
}
