import type { Actor } from '@sidework/chassis/http/actor';
import { requireSyllabus } from '../courses/course.ts';
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
  return linkToFile(deps, { subjectId: requireSyllabus(course), file: 'syllabus' });
}
