import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { changeNeeds } from '@sidework/chassis/people/needs';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { CourseDraft } from '@sidework/contracts/education-events/course-submissions';
import * as events from '@sidework/contracts/education-events/events';
import { coursePublished } from '@sidework/contracts/education-events/events/courses';
import { v7 as uuidv7 } from 'uuid';
import { moveCoupons } from '../coupons/queries.ts';
import * as Course from '../courses/course.ts';
import { archiveCourseRow, insertCourse, replaceCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { ownCaptionsAmong, ownFilesAmong } from '../files/queries.ts';
import { filesOf, requireFiles } from './lesson-parts.ts';
import { needsOf } from './needs.ts';
import {
  hasRevision,
  insertSubmission,
  lockPublished,
  lockSubmission,
  saveSubmission,
} from './queries.ts';
import * as Submission from './submission.ts';

type WriteDeps = Pick<Deps, 'db' | 'now' | 'config'>;

async function takeSubmissionTurn({ db, now, config }: WriteDeps, actor: Actor) {
  const limit = perHour(actor.id, 'courses', config.SUBMISSIONS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_submissions');
}

async function requireOwnFiles(tx: Tx, actor: Actor, draft: CourseDraft): Promise<void> {
  const { files, captions } = filesOf(draft);
  const types = await ownFilesAmong(tx, actor.id, files);
  requireFiles(draft, types, await ownCaptionsAmong(tx, actor.id, captions));
}

export async function draftCourse(deps: WriteDeps, actor: Actor, draft: CourseDraft) {
  await takeSubmissionTurn(deps, actor);
  return deps.db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    await requireOwnFiles(tx, actor, draft);
    const submission = Submission.draft(uuidv7(), draft, actor, deps.now());
    await insertSubmission(tx, submission);
    return submission.id;
  });
}

/** One change of one's own course, from what it is now to what it becomes. */
function changing(
  { db, now }: Pick<WriteDeps, 'db' | 'now'>,
  actor: Actor,
  id: string,
  change: (tx: Tx, before: Submission.Submission) => Promise<Submission.Submission>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const before = await lockSubmission(tx, id);
    Submission.requireEducator(before, actor);
    const after = await change(tx, before);
    await saveSubmission(tx, after);
    await changeNeeds(tx, events, { before: needsOf(before), after: needsOf(after) }, now());
  });
}

export const changeDraft = (
  deps: WriteDeps,
  actor: Actor,
  id: string,
  given: { draft: CourseDraft; version: number },
) =>
  changing(deps, actor, id, async (tx, before) => {
    await requireOwnFiles(tx, actor, given.draft);
    return Submission.change(before, given, actor);
  });

export async function submitCourse(deps: WriteDeps, actor: Actor, id: string): Promise<void> {
  await takeSubmissionTurn(deps, actor);
  await changing(deps, actor, id, async (_tx, before) =>
    Submission.submit(before, actor, deps.now()),
  );
}

/** Into the catalogue, with its lessons and its quiz. */
export const publishCourse = (deps: WriteDeps, actor: Actor, id: string): Promise<void> =>
  changing(deps, actor, id, async (tx, before) => {
    const at = deps.now();
    // Asked before anything is written: a refusal takes all of it back either way.
    Submission.publish(before, 0, actor);
    const courseId = await insertCourse(tx, Course.fromSubmission(before, at), before.draft);
    const published = Submission.publish(before, courseId, actor);
    await replaceOlder(tx, before, courseId, actor);
    await emit(tx, coursePublished, { ...toSubmissionFact(published), courseId }, at);
    return published;
  });

/** The older version leaves the catalogue; its learners keep it. */
async function replaceOlder(
  tx: Tx,
  { revisesCourseId }: Submission.Submission,
  courseId: number,
  actor: Actor,
): Promise<void> {
  if (revisesCourseId === null) return;
  const older = await lockPublished(tx, revisesCourseId);
  if (older) await saveSubmission(tx, Submission.archive(older, actor));
  await replaceCourse(tx, revisesCourseId, courseId);
  await moveCoupons(tx, revisesCourseId, courseId);
}

export async function reviseCourse(deps: WriteDeps, actor: Actor, id: string): Promise<string> {
  await takeSubmissionTurn(deps, actor);
  return deps.db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const published = await lockSubmission(tx, id);
    Submission.requireEducator(published, actor);
    const isBegun = published.courseId !== null && (await hasRevision(tx, published.courseId));
    const revision = Submission.revise(published, uuidv7(), isBegun, actor, deps.now());
    await insertSubmission(tx, revision);
    return revision.id;
  });
}

export const archiveCourse = (deps: WriteDeps, actor: Actor, id: string): Promise<void> =>
  changing(deps, actor, id, async (tx, before) => {
    const archived = Submission.archive(before, actor);
    if (archived.courseId) await archiveCourseRow(tx, archived.courseId);
    return archived;
  });

export const toSubmissionFact = (submission: Submission.Submission) => ({
  submissionId: submission.id,
  educatorId: submission.educatorId,
  title: submission.draft.title,
});
