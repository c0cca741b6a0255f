import { SkeletonLine } from '../../../ui/rows/skeleton-line.tsx';
import classes from './conversation.module.css';

const bubbles = [
  { width: '45%', isOwn: false },
  { width: '60%', isOwn: true },
  { width: '35%', isOwn: false },
  { width: '50%', isOwn: true },
];

export function ConversationSkeleton() {
  return (
    <div role="status" aria-label="Loading the conversation" className={classes.skeleton}>
      {bubbles.map(({ width, isOwn }) => (
        <div key={width} aria-hidden className={classes.row} data-own={isOwn}>
          <SkeletonLine height={48} width={width} />
        </div>
      ))}
    </div>
  );
}
