import { listStudents } from '@sidework/contracts/education-events/courses';
import { useApi, usePages } from '../../lib/api.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';

/** An educator sees the students of a course with the earnings from each. */
export function StudentList({ courseId }: { courseId: number }) {
  const params = { courseId };
  const { data: summary } = useApi(listStudents, { params, query: { limit: 1 } });
  const list = usePages(listStudents, { params });
  if (list.error && !list.items)
    return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
  if (!list.items) return <RowsSkeleton label="Loading your students" />;
  if (list.items.length === 0)
    return (
      <EmptyState
        scene="people"
        title="No students yet"
        text="Whoever enrolls stands here, with how far they are and what it brought you."
      />
    );
  return (
    <Stack gap="lg">
      {summary && (
        <Grid min="figure">
          <Stat
            label="Earned"
            value={<Amount cents={summary.earnedCents} size="lg" />}
            note="Your 85% of what was paid"
          />
        </Grid>
      )}
      <Rows label="Students">
        {list.items.map(({ id, name, percent, enrolledAt, earnedCents }) => (
          <ListRow
            key={id}
            title={name}
            details={
              <>
                {percent}% done · Enrolled <DateText moment={enrolledAt} />
              </>
            }
            amount={<Amount cents={earnedCents} size="row" />}
          />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more students" />
    </Stack>
  );
}
