import classes from './rows-skeleton.module.css';
import { SkeletonLine } from './skeleton-line.tsx';

interface Props {
  rows?: number;
  /** It reads, for example, "Loading services". */
  label: string;
}

/** The shape of tickets before their content is there. */
export function TicketsSkeleton({ rows = 3, label }: Props) {
  return (
    <div role="status" aria-label={label} className={classes.tickets}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without content have no other name and never move
        <div key={row} aria-hidden className={classes.ticket}>
          <div className={classes.lead} data-size="stub" />
          <div className={classes.text}>
            <SkeletonLine height={20} width="50%" />
            <SkeletonLine height={13} width="30%" margin={[10, 10]} />
            <SkeletonLine height={13} width="60%" />
          </div>
          <SkeletonLine height={24} width={96} />
        </div>
      ))}
    </div>
  );
}
