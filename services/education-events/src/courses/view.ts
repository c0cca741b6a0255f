import { shownName } from '@sidework/chassis/people/shown-name';
import type { CourseDetail, CourseView } from '@sidework/contracts/education-events/courses';
import { platformName } from '../certificates/certificate.ts';
import type { Enrollment } from '../enrollments/enrollment.ts';
import type { ShownCourse } from './queries.ts';

export function toCourseView({ course, educatorName }: ShownCourse): CourseView {
  return {
    id: course.id,
    title: course.title,
    category: course.category,
    type: course.type,
    format: course.format,
    durationHours: course.durationHours,
    priceCents: course.priceCents,
    credits: course.credits,
    date: course.date,
    description: course.description,
    educatorName: course.educatorId ? shownName(educatorName) : platformName,
    allowsKids: course.allowsKids,
  };
}

export function toCourseDetail(
  shown: ShownCourse,
  parts: { lessonCount: number; questionCount: number },
  viewer: {
    id: string | undefined;
    enrollment: Enrollment | undefined;
    paymentId: string | undefined;
  },
): CourseDetail {
  const { course } = shown;
  const { enrollment } = viewer;
  return {
    ...toCourseView(shown),
    fullDescription: course.fullDescription,
    ...parts,
    isSample: course.isSample,
    isOwn: viewer.id !== undefined && course.educatorId === viewer.id,
    enrollment: enrollment
      ? {
          id: enrollment.id,
          status: enrollment.status,
          holdExpiresAt: enrollment.holdExpiresAt?.toISOString() ?? null,
          paymentId: enrollment.status === 'awaiting_payment' ? (viewer.paymentId ?? null) : null,
        }
      : null,
  };
}
