import { NotificationSwitches } from '../../features/notifications/notification-switches.tsx';
import { ReadReceipts } from '../../features/notifications/read-receipts.tsx';
import { SettingsPage } from './settings-page.tsx';

export function NotificationSettingsPage() {
  return (
    <SettingsPage
      title="Notification Settings"
      purpose="You always get notifications here on Sidework. Choose which ones also come by email."
    >
      <ReadReceipts />
      <NotificationSwitches />
    </SettingsPage>
  );
}
