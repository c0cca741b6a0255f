import classes from './list-skeleton.module.css';
import { SkeletonLine } from './skeleton-line.tsx';

interface Props {
  rows?: number;
  /** It reads, for example, "Loading jobs". */
  label: string;
}

/** The shape of a list of cards before its content is there. */
export function ListSkeleton({ rows = 4, label }: Props) {
  return (
    <div role="status" aria-label={label} className={classes.list}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without content have no other name and never move
        <div key={row} aria-hidden className={classes.card}>
          <SkeletonLine height={20} width="55%" />
          <SkeletonLine height={14} width="30%" />
          <SkeletonLine height={14} />
          <SkeletonLine height={14} width="80%" />
        </div>
      ))}
    </div>
  );
}
