import classes from './rows-skeleton.module.css';
import { SkeletonLine } from './skeleton-line.tsx';

interface Props {
  rows?: number;
  /** It reads, for example, "Loading invoices". */
  label: string;
}

/** The shape of ruled rows before their content is there. */
export function RowsSkeleton({ rows = 5, label }: Props) {
  return (
    <div role="status" aria-label={label} className={classes.rows}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without content have no other name and never move
        <div key={row} aria-hidden className={classes.row}>
          <div className={classes.lead} />
          <div className={classes.text}>
            <SkeletonLine height={18} width="45%" />
            <SkeletonLine height={13} width="65%" margin={[8, 0]} />
          </div>
          <SkeletonLine height={20} width={88} />
        </div>
      ))}
    </div>
  );
}
