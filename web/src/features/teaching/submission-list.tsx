import { priceLabel } from '@sidework/contracts/education-events/course-money';
import { courseCategoryLabel } from '@sidework/contracts/education-events/course-options';
import { listSubmissions } from '@sidework/contracts/education-events/course-submissions';
import { usePages } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { submissionStates } from './submission-states.ts';

/** The courses that one wrote, and where each stands. */
export function SubmissionList() {
  const list = usePages(listSubmissions, {});
  if (list.error && !list.items)
    return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
  if (!list.items) return <RowsSkeleton label="Loading your courses" />;
  if (list.items.length === 0)
    return (
      <EmptyState
        scene="lesson"
        title="You teach no course yet"
        text="Courses you write show up here, starting with the first draft."
      >
        <LinkButton to={paths.postCourse}>Post Your Course</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <Rows label="Courses you teach">
        {list.items.map(({ id, draft, status, courseId }) => {
          const { word, meaning } = submissionStates[status];
          return (
            <ListRow
              key={id}
              title={draft.title}
              to={paths.submission(id)}
              details={`${courseCategoryLabel(draft.category)} · ${priceLabel(draft.priceCents)}`}
              chip={<Chip meaning={meaning}>{word}</Chip>}
              action={
                courseId !== null && (
                  <LinkButton to={paths.students(courseId)} variant="default">
                    Students
                  </LinkButton>
                )
              }
            />
          );
        })}
      </Rows>
      <LoadMore list={list} label="Load more courses" />
    </>
  );
}
