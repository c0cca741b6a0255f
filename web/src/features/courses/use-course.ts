import { enrollInCourse, getCourse } from '@sidework/contracts/education-events/courses';
import { listEnrollments } from '@sidework/contracts/education-events/enrollments';
import { call, useApi, useInvalidate } from '../../lib/api.ts';

export function useCourse(courseId: number) {
  const params = { courseId };
  const { data, error, mutate } = useApi(getCourse, { params });
  const invalidate = useInvalidate();

  /** Twice is once: the server knows who is enrolled already. */
  async function enroll(coupon?: string) {
    const body = coupon ? { body: { coupon } } : {};
    const course = await call(enrollInCourse, { params, ...body });
    await Promise.all([mutate(course, { revalidate: false }), invalidate(listEnrollments)]);
    return course;
  }
  return { course: data, error, reload: () => mutate(), enroll };
}
