import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Stack, Switch } from '@mantine/core';
import {
  isKnownKind,
  type NotificationKind,
  notificationTable,
} from '@sidework/contracts/network-chat/notification-kinds';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { toastFailure } from '../../ui/toasts.ts';
import classes from './notification-switches.module.css';
import { useNotificationPreferences } from './use-notification-preferences.ts';

/** One switch a kind: whether it is mailed. */
export function NotificationSwitches() {
  const { preferences, error, reload, change } = useNotificationPreferences();
  const [saved, setSaved] = useState('');
  if (error && !preferences) return <ErrorNotice error={error} onRetry={reload} />;
  if (!preferences) return <ListSkeleton rows={2} label="Loading your choices" />;

  const known = preferences.filter(({ kind }) => isKnownKind(kind));

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
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Mail me about</legend>
      <Stack gap="md">
        {known.map(({ kind, mail }) => (
          <Switch
            key={kind}
            size="md"
            label={notificationTable[kind].label}
            checked={mail}
            onChange={({ currentTarget }) => void flip(kind, currentTarget.checked)}
          />
        ))}
      </Stack>
      <p role="status" className={classes.saved}>
        {saved}
      </p>
    </fieldset>
  );
}
