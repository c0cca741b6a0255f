import { useAudience } from '../../features/kids/use-audience.ts';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { ReadAll } from '../../features/notifications/read-all.tsx';
import { useNotifications } from '../../features/notifications/use-notifications.ts';
import { paths } from '../../lib/paths.ts';
import { Row } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function NotificationsPage() {
  const list = useNotifications();
  const audience = useAudience();
  return (
    <Page width="reading">
      <PageHeader
        title="Notifications"
        purpose="What others did that concerns you."
        action={
          <Row gap="xs">
            <ReadAll list={list} />
            <LinkButton to={paths.notificationSettings} variant="default">
              Settings
            </LinkButton>
          </Row>
        }
      />
      <NotificationList list={list} isChild={audience === 'children'} />
    </Page>
  );
}
