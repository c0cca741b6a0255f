import { Split } from '../../../ui/layout/layout.tsx';
import { RowsSkeleton } from '../../../ui/rows/rows-skeleton.tsx';
import { SkeletonLine } from '../../../ui/rows/skeleton-line.tsx';
import classes from './job-list.module.css';

/** The shape of the rows of jobs, in the place where they will stand. */
export function JobListSkeleton() {
  return (
    <div>
      <div aria-hidden className={classes.summary}>
        <SkeletonLine height={12} width={96} />
      </div>
      <Split asideWidth="half" aside={null}>
        <RowsSkeleton rows={6} label="Loading jobs" />
      </Split>
    </div>
  );
}
