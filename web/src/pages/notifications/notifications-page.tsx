import { useAudience } from '../../features/kids/use-audience.ts';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { ReadAll } from '../../features/notifications/read-all.tsx';
import { useNotifications } from '../../features/notifications/use-notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';

const tabs = [
  { key: 'all', label: 'All' },
  { key: 'unread', label: 'Unread' },
] as const;

export function NotificationsPage() {
  const list = useNotifications();
  const audience = useAudience();
  const choice = useSearchChoice();
  const chosen = choice.get('show') === 'unread' ? 'unread' : 'all';
  return (
    <Page>
      <PageHeader
        title="Notifications"
        purpose="What happened that concerns you."
        action={
          <Row gap="xs">
            <ReadAll list={list} />
            <LinkButton to={paths.notificationSettings} variant="default">
              Settings
            </LinkButton>
          </Row>
        }
      />
      <Tabs
        label="Which notifications"
        tabs={tabs}
        chosen={chosen}
        onChoose={(key) => choice.set({ show: key === 'all' ? '' : key })}
      >
        <Stack gap="lg">
          <NotificationList
            list={list}
            isChild={audience === 'children'}
            onlyUnread={chosen === 'unread'}
          />
        </Stack>
      </Tabs>
    </Page>
  );
}
