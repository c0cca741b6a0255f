import { SkeletonLine } from '../../ui/rows/skeleton-line.tsx';

const rows = ['1', '2', '3'];

/** Drawn while the menu's own code is on its way too. */
export function LatestSkeleton() {
  return (
    <div role="status" aria-label="Loading notifications">
      {rows.map((row) => (
        <SkeletonLine key={row} height={40} margin={[12, 12]} />
      ))}
    </div>
  );
}
