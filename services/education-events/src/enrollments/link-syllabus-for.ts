import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { linkToFile } from '../files/links.ts';
import * as Enrollment from './enrollment.ts';
import { getEnrollmentFor } from './queries.ts';

/** The file of a course, for who may learn it. */
export async function linkSyllabusFor(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  actor: Actor,
  enrollmentId: string,
): Promise<string> {
  const { enrollment, course } = await getEnrollmentFor(deps.db, actor.id, enrollmentId);
  Enrollment.requireLearning(enrollment);
  if (!course.submissionId) throw notFound('not_found');
  return linkToFile(deps, { subjectId: course.submissionId, file: 'syllabus' });
}
