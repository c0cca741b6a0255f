import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import classes from './waiting-notifications.module.css';

interface Props {
  count: number;
  onShow: () => void;
}

/** What has arrived since: said, and shown when it is asked for. It lies over the list, which does not move for it. */
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
