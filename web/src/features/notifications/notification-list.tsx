import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { byDay, dayName } from '../../lib/days.ts';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { NotificationGroup } from './notification-group.tsx';
import type { Notifications } from './use-notifications.ts';
import { WaitingNotifications } from './waiting-notifications.tsx';

interface Props {
  list: Notifications;
  isChild: boolean;
  onlyUnread: boolean;
}

/** All of them or the unread, by days. */
export function NotificationList({ list, isChild, onlyUnread }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { shown, error } = list;
  if (error && !shown) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!shown) return <ListSkeleton label="Loading notifications" />;
  if (shown.length === 0) return <NoNotifications isChild={isChild} />;

  function showWaiting() {
    flushSync(list.showWaiting);
    place.current?.querySelector('a')?.focus();
  }

  const chosen = onlyUnread ? shown.filter(({ readAt }) => !readAt) : shown;
  return (
    <div ref={place}>
      <WaitingNotifications count={list.waiting} onShow={showWaiting} />
      {chosen.length === 0 && (
        <Words tone="soft">
          {list.hasMore ? 'You have read the newest.' : 'You have read everything.'}
        </Words>
      )}
      {byDay(chosen).map(({ moment, items }) => (
        <Section key={dayName(moment)} title={dayName(moment)}>
          <NotificationGroup
            label={`Notifications of ${dayName(moment)}`}
            items={items}
            isUnderDay
            read={list.read}
          />
        </Section>
      ))}
      <LoadMore list={list} label="Load more notifications" />
    </div>
  );
}

function NoNotifications({ isChild }: Pick<Props, 'isChild'>) {
  return (
    <EmptyState
      scene="mailbox"
      title="No notifications yet"
      text={
        isChild
          ? 'When someone answers your offer or messages you, you see it here.'
          : 'Proposals, decisions, progress and reviews show up here as they happen.'
      }
    />
  );
}
