import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function NotificationsPage() {
  return (
    <Page width="reading">
      <PageHeader
        title="Notifications"
        purpose="What others did that concerns you."
        action={
          <LinkButton to={paths.notificationSettings} variant="default">
            Settings
          </LinkButton>
        }
      />
      <NotificationList />
    </Page>
  );
}
