import { type CourseStudent, listStudents } from '@sidework/contracts/education-events/courses';
import { plainDollars, toCsv } from '@sidework/contracts/kernel/csv';
import { call } from '../../lib/api.ts';
import { standingWords } from './standing-words.ts';

/** Days are those of UTC, as the file says. */
export const studentsCsv = (students: readonly CourseStudent[]): string =>
  toCsv([
    [
      'Name',
      'Standing',
      'Done %',
      'At lesson',
      'Enrolled (UTC)',
      'Last active (UTC)',
      'Stars',
      'Earned',
    ],
    ...students.map((student) => [
      student.name,
      standingWords[student.standing],
      String(student.percent),
      student.lessonTitle ?? '',
      student.enrolledAt.slice(0, 10),
      student.lastActiveAt.slice(0, 10),
      student.stars === null ? '' : String(student.stars),
      plainDollars(student.earnedCents),
    ]),
  ]);

/** All students, also those that the page has not shown yet. */
export async function allStudents(courseId: number): Promise<CourseStudent[]> {
  const all: CourseStudent[] = [];
  let cursor: string | null = null;
  do {
    const query: { limit: number; cursor?: string } = { limit: 100 };
    if (cursor) query.cursor = cursor;
    const page: { items: CourseStudent[]; nextCursor: string | null } = await call(listStudents, {
      params: { courseId },
      query,
    });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return all;
}
