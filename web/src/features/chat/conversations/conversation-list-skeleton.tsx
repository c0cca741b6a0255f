import { SkeletonLine } from '../../../ui/rows/skeleton-line.tsx';
import entryClasses from './list-entry.module.css';

const rows = ['1', '2', '3', '4', '5'];

export function ConversationListSkeleton() {
  return (
    <div role="status" aria-label="Loading conversations">
      {rows.map((row) => (
        <div key={row} aria-hidden className={entryClasses.entry}>
          <SkeletonLine height={40} width={40} />
          <div className={entryClasses.lines}>
            <SkeletonLine height={16} width="55%" margin={[4, 8]} />
            <SkeletonLine height={14} width="85%" />
          </div>
        </div>
      ))}
    </div>
  );
}
