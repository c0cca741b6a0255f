import { SkeletonLine } from '../../ui/skeleton-line.tsx';

/** The shape of what a service says of itself. */
export function HealthSkeleton({ service }: { service: string }) {
  return (
    <div role="status" aria-label={`Asking ${service}`}>
      <div aria-hidden>
        <SkeletonLine height={14} width="60%" margin={[4, 12]} />
        <SkeletonLine height={48} margin={[0, 20]} />
        <SkeletonLine height={14} width="90%" margin={[0, 12]} />
        <SkeletonLine height={14} width="75%" margin={[0, 12]} />
        <SkeletonLine height={14} width="85%" />
      </div>
    </div>
  );
}
