import { NotificationSwitches } from '../../features/notifications/notification-switches.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function NotificationSettingsPage() {
  return (
    <Page width="form">
      <PageHeader
        title="Notification Settings"
        purpose="Here on Sidework you are told of everything. Choose what also comes by mail."
      />
      <NotificationSwitches />
    </Page>
  );
}
