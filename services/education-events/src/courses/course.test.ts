import { describe, expect, it } from 'vitest';
import * as Course from './course.ts';

const course = { id: 9, educatorId: 'educator', status: 'published' } as Course.Course;
const archived = { ...course, status: 'archived' } as const;

describe('a course', () => {
  it('is anybody’s to see while it is published', () => {
    expect(() => Course.requireVisible(course, { id: undefined, isEnrolled: false })).not.toThrow();
  });

  it('is seen by those alone who learn or wrote it once it left the catalogue', () => {
    const see = (id: string | undefined, isEnrolled: boolean) => () =>
      Course.requireVisible(archived, { id, isEnrolled });
    expect(see(undefined, false)).toThrow('Course Not Found');
    expect(see('other', false)).toThrow('Course Not Found');
    expect(see('other', true)).not.toThrow();
    expect(see('educator', false)).not.toThrow();
  });

  it('is not found where there is none [EDU-34]', () => {
    expect(() => Course.requireVisible(undefined, { id: 'any', isEnrolled: false })).toThrow(
      'Course Not Found',
    );
  });
});
