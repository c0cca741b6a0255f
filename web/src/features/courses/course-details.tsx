import { priceLabel } from '@sidework/contracts/education-events/course-money';
import {
  approvalText,
  courseCategoryLabel,
  courseFormatLabel,
  courseTypeLabel,
} from '@sidework/contracts/education-events/course-options';
import { courseTexts } from '@sidework/contracts/education-events/course-texts';
import type { CourseDetail } from '@sidework/contracts/education-events/courses';
import { lazy, Suspense } from 'react';
import { dayText } from '../../lib/dates.ts';
import { Facts } from '../../ui/figures/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Split, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { CourseRatings } from './course-ratings.tsx';
import { courseScene } from './course-scene.ts';
import { hoursText } from './course-words.ts';
import { Curriculum } from './curriculum.tsx';
import { EnrollButton } from './enroll-button.tsx';

/** Few courses have dates. */
const SessionDates = lazy(async () => ({
  default: (await import('./session-dates.tsx')).SessionDates,
}));

interface Props {
  course: CourseDetail;
  enroll: (coupon?: string) => Promise<CourseDetail>;
}

const listOf = (lines: readonly string[]) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

export function CourseDetails({ course, enroll }: Props) {
  return (
    <Split
      isAsideFirst
      asideLabel="Price and enrollment"
      aside={
        <Card title={priceLabel(course.priceCents)} scene={courseScene(course.category)}>
          <Stack>
            {course.isSample && <p>{courseTexts.freeWhileSample}</p>}
            <EnrollButton course={course} enroll={enroll} />
            <div>
              <h3>This course includes</h3>
              {listOf(courseTexts.includes)}
            </div>
          </Stack>
        </Card>
      }
    >
      <Stack gap="lg">
        <Words isStrong>{shortFacts(course)}</Words>
        <LongText>{course.fullDescription}</LongText>
        {course.isSample && (
          <Notice meaning="waiting" title="Sample lessons">
            The lessons and the quiz of this course are samples: they show how a course works here,
            and give no credits.
          </Notice>
        )}
        <Curriculum lessons={course.curriculum} />
        {course.curriculum.some(({ kind }) => kind === 'live') && (
          <Section title="Live sessions">
            <Suspense fallback={null}>
              <SessionDates courseId={course.id} />
            </Suspense>
          </Section>
        )}
        <CourseRatings course={course} />
        <Section title="What You'll Learn">{listOf(courseTexts.whatYouLearn)}</Section>
        <Section title="Details">
          <Facts facts={factsOf(course)} />
        </Section>
      </Stack>
    </Split>
  );
}

/** The first questions: how, how long, and by which person. */
const shortFacts = (course: CourseDetail) =>
  [
    courseFormatLabel(course.format),
    hoursText(course.durationHours),
    course.lessonCount === 1 ? '1 lesson' : `${course.lessonCount} lessons`,
    `with ${course.educatorName}`,
  ].join(' · ');

const factsOf = (course: CourseDetail) => [
  { label: 'Type', value: courseTypeLabel(course.type) },
  { label: 'Category', value: courseCategoryLabel(course.category) },
  { label: 'Format', value: courseFormatLabel(course.format) },
  { label: 'Duration', value: hoursText(course.durationHours) },
  { label: 'Credits', value: course.credits },
  { label: 'Date', value: dayText(course.date) },
  { label: 'Access', value: 'Lifetime' },
  { label: 'Lessons', value: course.lessonCount },
  ...(course.approvals.length === 0
    ? [{ label: 'State approval', value: 'Not state-approved' }]
    : course.approvals.map((approval) => ({
        label: 'State approval',
        value: approvalText(approval),
      }))),
  ...(course.fieldOfStudy ? [{ label: 'Field of study', value: course.fieldOfStudy }] : []),
  ...(course.sponsorName ? [{ label: 'Sponsor', value: course.sponsorName }] : []),
  { label: 'Taught by', value: course.educatorName },
  ...(course.allowsKids
    ? [{ label: 'Young people', value: 'Welcome, once a guardian agrees' }]
    : []),
];
