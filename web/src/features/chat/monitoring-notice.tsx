import { texts } from '@sidework/contracts/texts';
import { IconEye } from '@tabler/icons-react';
import classes from './monitoring-notice.module.css';

/** Tells who can read along: children everywhere, adults where they write with a child. */
export function MonitoringNotice({ isForChild }: { isForChild: boolean }) {
  return (
    <aside aria-label="Who can see your messages" className={classes.notice}>
      <IconEye size={20} aria-hidden className={classes.icon} />
      <p className={classes.text}>
        {isForChild ? (
          <>
            <strong>{texts.chat.monitoring}</strong> Your parent or guardian can read what you
            write, and so can our moderators.
          </>
        ) : (
          'A guardian and our moderators can read this conversation.'
        )}
      </p>
    </aside>
  );
}
