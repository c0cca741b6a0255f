import { useState } from 'react';
import { PushSwitch } from '../../features/notifications/devices/push-switch.tsx';
import { NotificationSwitches } from '../../features/notifications/notification-switches.tsx';
import { ReadReceipts } from '../../features/notifications/read-receipts.tsx';
import type { Channel } from '../../features/notifications/use-notification-preferences.ts';
import { useSession } from '../../lib/session.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { SettingsPage } from './settings-page.tsx';

const channels = [
  { key: 'mail', label: 'Email' },
  { key: 'push', label: 'Devices' },
] as const;

/** Children are told on Sidework alone. */
export function NotificationSettingsPage() {
  const [channel, setChannel] = useState<Channel>('mail');
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  if (isChild)
    return (
      <SettingsPage
        title="Notification Settings"
        purpose="You always get notifications here on Sidework. Choose which ones also come by email."
      >
        <ReadReceipts />
        <NotificationSwitches channel="mail" />
      </SettingsPage>
    );
  return (
    <SettingsPage
      title="Notification Settings"
      purpose="You always get notifications here on Sidework. Choose which ones also come by email and on your devices."
    >
      <ReadReceipts />
      <PushSwitch />
      <Tabs label="Where they come" tabs={channels} chosen={channel} onChoose={setChannel}>
        <NotificationSwitches key={channel} channel={channel} />
      </Tabs>
    </SettingsPage>
  );
}
