import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import classes from '../conversation/conversation.module.css';

/** On the corner of an avatar, for who is here now. */
export function PresenceDot({ isOnline }: { isOnline: boolean }) {
  if (!isOnline) return null;
  return (
    <span className={classes.dot}>
      <VisuallyHidden>Online</VisuallyHidden>
    </span>
  );
}
