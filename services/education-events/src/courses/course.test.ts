import { describe, expect, it } from 'vitest';
import * as Course from './course.ts';

const course = {
  id: 9,
  educatorId: 'educator',
  status: 'published',
  allowsKids: false,
} as Course.Course;
const archived = { ...course, status: 'archived' } as const;

describe('a course', () => {
  it('is anybody’s to see while it is published', () => {
    const visitor = { id: undefined, isChild: false, isEnrolled: false };
    expect(() => Course.requireVisible(course, visitor)).not.toThrow();
  });

  it('is no child’s to see, unless it is for young people or the child learns it [D-67]', () => {
    const see = (allowsKids: boolean, isEnrolled: boolean) => () =>
      Course.requireVisible({ ...course, allowsKids }, { id: 'child', isChild: true, isEnrolled });
    expect(see(false, false)).toThrow('Course Not Found');
    expect(see(true, false)).not.toThrow();
    expect(see(false, true)).not.toThrow();
  });

  it('is seen by those alone who learn or wrote it once it left the catalogue', () => {
    const see = (id: string | undefined, isEnrolled: boolean) => () =>
      Course.requireVisible(archived, { id, isChild: false, isEnrolled });
    expect(see(undefined, false)).toThrow('Course Not Found');
    expect(see('other', false)).toThrow('Course Not Found');
    expect(see('other', true)).not.toThrow();
    expect(see('educator', false)).not.toThrow();
  });

  it('shows its students to its educator alone', () => {
    expect(() => Course.requireEducator(course, { id: 'educator' })).not.toThrow();
    expect(() => Course.requireEducator(course, { id: 'other' })).toThrow('Course Not Found');
    expect(() => Course.requireEducator(undefined, { id: 'educator' })).toThrow('Course Not Found');
  });

  it('of Sidework itself has no educator to report or take down', () => {
    const own = { ...course, educatorId: null };
    expect(Course.educatorOf(course)).toBe('educator');
    expect(() => Course.educatorOf(own)).toThrow('Sidework');
    expect(() => Course.takeDown(own)).toThrow('Sidework');
  });

  it('has a syllabus where it was submitted', () => {
    expect(Course.requireSyllabus({ submissionId: 'submission' })).toBe('submission');
    expect(() => Course.requireSyllabus({ submissionId: null })).toThrow('nothing here');
  });

  it('leads from each lesson to the next and stays at the last', () => {
    const lessons = [{ id: 'first' }, { id: 'last' }];
    expect(Course.lessonAfter(lessons, 'first')).toBe('last');
    expect(Course.lessonAfter(lessons, 'last')).toBe('last');
    expect(() => Course.lessonAfter(lessons, 'of another')).toThrow('lesson');
  });

  it('is not found where there is none [EDU-34]', () => {
    const any = { id: 'any', isChild: false, isEnrolled: false };
    expect(() => Course.requireVisible(undefined, any)).toThrow('Course Not Found');
  });
});
