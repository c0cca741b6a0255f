import type { JobView } from '@sidework/contracts/marketplace/jobs';
import { paths } from '../../../lib/paths.ts';
import { AmountRange } from '../../../ui/figures/amount.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { DottedLine } from '../../../ui/figures/dotted-line.tsx';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { sceneOf } from '../../../ui/scenes/scene-of.ts';

interface Props {
  label: string;
  jobs: (JobView & { reasons?: string[] })[];
}

/** A few jobs beside something else: where, when and for how much. */
export function JobRows({ label, jobs }: Props) {
  return (
    <Rows label={label}>
      {jobs.map((job) => (
        <ListRow
          key={job.id}
          to={paths.job(job.id)}
          lead={<Scene name={sceneOf(job.category)} />}
          title={job.title}
          details={
            <>
              {job.location && `${job.location} · `}Posted{' '}
              <DateText moment={job.createdAt} isShort />
              {job.reasons && job.reasons.length > 0 && (
                <>
                  <br />
                  <DottedLine parts={job.reasons} />
                </>
              )}
            </>
          }
          amount={
            <AmountRange minCents={job.budgetMinCents} maxCents={job.budgetMaxCents} size="row" />
          }
        />
      ))}
    </Rows>
  );
}
