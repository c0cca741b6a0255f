import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import classes from './waiting-notifications.module.css';

interface Props {
  count: number;
  onShow: () => void;
}

/**
 * New notifications are counted and shown on request. The note lies over the list, so that nothing
 * moves.
 */
export function WaitingNotifications({ count, onShow }: Props) {
  const noun = count === 1 ? 'notification' : 'notifications';
  return (
    <div className={classes.waiting}>
      <div role="status">
        <VisuallyHidden>{count > 0 && `${count} new ${noun}`}</VisuallyHidden>
      </div>
      {count > 0 && (
        <PlainButton variant="light" onClick={onShow}>
          Show {count} new
        </PlainButton>
      )}
    </div>
  );
}
