import type { CourseStudent } from '@sidework/contracts/education-events/courses';
import { expect, it } from 'vitest';
import { studentsCsv } from './students-csv.ts';

const aStudent = (given: Partial<CourseStudent>): CourseStudent => ({
  id: '01960000-0000-7000-8000-000000000001',
  name: 'Ada King',
  status: 'active',
  standing: 'learning',
  percent: 40,
  lessonTitle: 'Income',
  enrolledAt: '2026-11-20T12:00:00.000Z',
  lastActiveAt: '2026-11-22T12:00:00.000Z',
  stars: null,
  earnedCents: 2_550,
  ...given,
});

it.each([
  [{}, 'Ada King,Learning,40,Income,2026-11-20,2026-11-22,,25.50'],
  [
    { name: '=1+1', standing: 'finished', lessonTitle: null, stars: 5 },
    "'=1+1,Finished,40,,2026-11-20,2026-11-22,5,25.50",
  ],
] as const)('a student is a line of the file: %o', (given, line) => {
  expect(studentsCsv([aStudent(given)]).split('\r\n')[1]).toBe(line);
});
