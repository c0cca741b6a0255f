import { Split } from '../../../ui/layout/layout.tsx';
import { SkeletonLine } from '../../../ui/rows/skeleton-line.tsx';

/** The shape of one job. */
export function JobSkeleton() {
  return (
    <div role="status" aria-label="Loading the job">
      <div aria-hidden>
        <SkeletonLine height={32} width="50%" margin={[52, 12]} />
        <SkeletonLine height={14} width="35%" margin={[0, 44]} />
        <Split aside={<SkeletonLine height={176} />}>
          <div>
            <SkeletonLine height={14} margin={[0, 12]} />
            <SkeletonLine height={14} margin={[0, 12]} />
            <SkeletonLine height={14} width="70%" />
          </div>
        </Split>
      </div>
    </div>
  );
}
