import { platformName } from '@sidework/contracts/education-events/course-options';
import type { CourseDetail, CourseView } from '@sidework/contracts/education-events/courses';
import type { Enrollment } from '../enrollments/enrollment.ts';
import { type Audience, nameFor } from '../people/audience.ts';
import type { OutlinedLesson, ShownCourse } from './queries.ts';

export function toCourseView(
  { course, educatorName }: ShownCourse,
  audience: Audience,
): CourseView {
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
    educatorName: course.educatorId ? nameFor(audience, educatorName) : platformName,
    allowsKids: course.allowsKids,
    isSample: course.isSample,
  };
}

/** The file of a course is for those who take it. */
const toCurriculumLesson = ({ isPreview, content, videoUrl, ...lesson }: OutlinedLesson) => ({
  ...lesson,
  preview: isPreview && content !== null ? { content, videoUrl } : null,
});

export function toCourseDetail(
  shown: ShownCourse,
  parts: { lessons: OutlinedLesson[]; questionCount: number; rating: CourseDetail['rating'] },
  viewer: {
    audience: Audience;
    enrollment: Enrollment | undefined;
    paymentId: string | undefined;
    today: string;
  },
): CourseDetail {
  const { course } = shown;
  const { audience, enrollment } = viewer;
  return {
    ...toCourseView(shown, audience),
    fullDescription: course.fullDescription,
    fieldOfStudy: course.certificate?.fieldOfStudy || null,
    // A child reads no adult's whole name (D-108).
    sponsorName: (!audience.isChild && course.certificate?.sponsorName) || null,
    approvals: (course.certificate?.approvals ?? []).filter(
      ({ validThrough }) => validThrough >= viewer.today,
    ),
    rating: parts.rating,
    curriculum: parts.lessons.map(toCurriculumLesson),
    lessonCount: parts.lessons.length,
    questionCount: parts.questionCount,
    isOwn: audience.id !== undefined && course.educatorId === audience.id,
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
