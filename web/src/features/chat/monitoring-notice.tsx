import { texts } from '@sidework/contracts/texts';
import { IconEye } from '@tabler/icons-react';
import classes from './monitoring-notice.module.css';

/** Children are told who can see what they write. */
export function MonitoringNotice() {
  return (
    <aside aria-label="Who can see your messages" className={classes.notice}>
      <IconEye size={20} aria-hidden className={classes.icon} />
      <p className={classes.text}>
        <strong>{texts.chat.monitoring}</strong> Your parent or guardian can read what you write,
        and so can our moderators.
      </p>
    </aside>
  );
}
