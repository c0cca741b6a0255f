import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import {
  type NotificationKind,
  notificationTable,
} from '@sidework/contracts/network-chat/notification-kinds';
import {
  type NotificationSubject,
  notificationSubjects,
} from '@sidework/contracts/network-chat/notification-subjects';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useSession, type Viewer } from '../../lib/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { toastFailure } from '../../ui/toasts.ts';
import classes from './notification-switches.module.css';
import { useNotificationPreferences } from './use-notification-preferences.ts';

/** One switch a kind, by subject: whether it is mailed. */
export function NotificationSwitches() {
  const { preferences, error, reload, change } = useNotificationPreferences();
  const viewer = useSession()?.viewer;
  const [saved, setSaved] = useState('');
  if (error && !preferences) return <ErrorNotice error={error} onRetry={reload} />;
  if (!preferences) return <ListSkeleton rows={2} label="Loading your choices" />;

  const subjects = notificationSubjects
    .filter((subject) => concerns(subject, viewer))
    .map(({ title, kinds }) => ({
      title,
      switches: kinds.flatMap((kind) => preferences.filter((each) => each.kind === kind)),
    }))
    .filter(({ switches }) => switches.length > 0);

  async function flip(kind: NotificationKind, mail: boolean) {
    const { label } = notificationTable[kind];
    setSaved('');
    try {
      await change(kind, mail);
      setSaved(`Saved. ${mail ? 'Mailed' : 'Not mailed'}: ${label}.`);
    } catch (failure) {
      toastFailure(texts.toastTitles.error, messageOf(failure));
    }
  }

  return (
    <>
      {subjects.map(({ title, switches }) => (
        <fieldset key={title} className={classes.group}>
          <legend className={classes.legend}>{title}</legend>
          <div className={classes.rows}>
            {switches.map(({ kind, mail }) => (
              <Switch
                key={kind}
                size="md"
                labelPosition="left"
                classNames={{ body: classes.row, labelWrapper: classes.words }}
                label={notificationTable[kind].label}
                checked={mail}
                onChange={({ currentTarget }) => void flip(kind, currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p role="status" className={classes.saved}>
        {saved}
      </p>
    </>
  );
}

function concerns(subject: NotificationSubject, viewer: Viewer | undefined): boolean {
  if (subject.isOfChildren) return false;
  if (subject.isOfGuardians) return viewer?.isGuardian ?? false;
  return !(subject.isOfAdults && viewer?.accountType === 'sidework_kids');
}
