import { getCourseStanding } from '@sidework/contracts/education-events/courses';
import { useApi } from '../../lib/api.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

/** How a course goes, in figures. */
export function CourseFigures({ courseId }: { courseId: number }) {
  const { data, error, mutate } = useApi(getCourseStanding, { params: { courseId } });
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return null;
  const { counts, rating } = data;
  return (
    <Grid min="figure">
      <Stat
        label="Earned"
        value={<Amount cents={data.earnedCents} size="lg" />}
        note="Your 85% of what was paid"
      />
      <Stat
        label="Learning"
        value={counts.learning + counts.stuck}
        note={`${counts.stuck} stuck`}
      />
      <Stat label="Finished" value={counts.finished} />
      <Stat
        label="Refunds"
        value={counts.refunded}
        note={
          <>
            <Amount cents={data.refundedCents} size="row" /> refunded
          </>
        }
      />
      <Stat
        label="Rating"
        value={rating ? rating.average.toFixed(1) : 'None yet'}
        note={rating ? `${rating.count} of those who finished` : 'By those who finish'}
      />
    </Grid>
  );
}
