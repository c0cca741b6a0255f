const prefix = '00000000-0000-4000-8000-';

/** Moderators know what is reported by a UUID: that of a course carries its number in the last group. */
export const subjectOfCourse = (courseId: number): string =>
  `${prefix}${courseId.toString(16).padStart(12, '0')}`;

/** The number of a course; undefined where the UUID is another thing's. */
export const courseOfSubject = (subjectId: string): number | undefined =>
  subjectId.startsWith(prefix) ? Number.parseInt(subjectId.slice(prefix.length), 16) : undefined;
