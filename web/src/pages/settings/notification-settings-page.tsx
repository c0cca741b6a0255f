import { NotificationSwitches } from '../../features/notifications/notification-switches.tsx';
import { SettingsPage } from './settings-page.tsx';

export function NotificationSettingsPage() {
  return (
    <SettingsPage
      title="Notification Settings"
      purpose="Here on Sidework you are told of everything. Choose what also comes by email."
    >
      <NotificationSwitches />
    </SettingsPage>
  );
}
