import { priceLabel } from '@sidework/contracts/education-events/course-money';
import {
  courseCategoryLabel,
  courseFormatLabel,
  courseTypeLabel,
} from '@sidework/contracts/education-events/course-options';
import { courseTexts } from '@sidework/contracts/education-events/course-texts';
import type { CourseView } from '@sidework/contracts/education-events/courses';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { courseScene } from './course-scene.ts';
import { creditsText, hoursText } from './course-words.ts';
import type { useCourses } from './use-courses.ts';

export function CourseList({ courses }: { courses: ReturnType<typeof useCourses> }) {
  const { items, error } = courses;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => courses.mutate()} />;
  if (!items) return <ListSkeleton rows={4} label="Loading courses" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="search"
        title={courseTexts.none}
        text="No course fits all of your filters. Change one of them, or begin again."
      >
        <PlainButton variant="default" onClick={courses.clear}>
          Clear filters
        </PlainButton>
      </EmptyState>
    );
  return (
    <>
      <Grid>
        {items.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </Grid>
      <LoadMore list={courses} label="Load more courses" />
    </>
  );
}

function CourseCard({ course }: { course: CourseView }) {
  return (
    <Card
      scene={courseScene(course.category)}
      title={<Link to={paths.course(course.id)}>{course.title}</Link>}
      aside={<Chip meaning="open">{courseTypeLabel(course.type)}</Chip>}
    >
      <Stack gap="xs">
        <Words>{course.description}</Words>
        <Words tone="soft" isSmall>
          {courseCategoryLabel(course.category)} · {courseFormatLabel(course.format)} ·{' '}
          {hoursText(course.durationHours)} · {creditsText(course.credits)}
          <br />
          By {course.educatorName}
        </Words>
        <Words>
          <strong>{priceLabel(course.priceCents)}</strong>
          {course.isSample && ` ${courseTexts.freeWhileSample}`}
        </Words>
      </Stack>
    </Card>
  );
}
