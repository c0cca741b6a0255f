import { SkeletonLine } from '../../ui/skeleton-line.tsx';
import card from './job-card.module.css';
import classes from './job-list.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of the cards of jobs. */
export function JobListSkeleton() {
  return (
    <div role="status" aria-label="Loading jobs">
      <div aria-hidden className={classes.summary}>
        <SkeletonLine height={12} width={96} />
      </div>
      <div aria-hidden className={classes.list}>
        {rows.map((row) => (
          <div key={row} className={card.card}>
            <div className={card.about}>
              <SkeletonLine height={16} width="45%" margin={[4, 12]} />
              <SkeletonLine height={12} width="70%" margin={[0, 20]} />
              <SkeletonLine height={14} margin={[0, 10]} />
              <SkeletonLine height={14} width="80%" />
            </div>
            <div className={card.terms}>
              <SkeletonLine height={16} width={144} margin={[4, 0]} />
              <SkeletonLine height={44} width={144} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
