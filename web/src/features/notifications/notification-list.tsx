import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { byDay, dayName } from '../../lib/days.ts';
import { messageOf } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure } from '../../ui/toasts.ts';
import { NotificationGroup } from './notification-group.tsx';
import classes from './notification-list.module.css';
import { useNotifications } from './use-notifications.ts';

/** All of them, by days. */
export function NotificationList() {
  const list = useNotifications();
  const { shown, error } = list;
  if (error && !shown) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!shown) return <ListSkeleton label="Loading notifications" />;
  if (shown.length === 0) return <NoNotifications />;
  return (
    <>
      <div role="status" className={classes.news}>
        {list.waiting > 0 && (
          <PlainButton variant="light" onClick={list.showWaiting}>
            {list.waiting === 1 ? 'Show 1 new' : `Show ${list.waiting} new`}
          </PlainButton>
        )}
      </div>
      {list.hasUnread && <ReadAll readAll={list.readAll} />}
      {byDay(shown).map(({ moment, items }) => (
        <section key={dayName(moment)} className={classes.day}>
          <h2 className={classes.title}>{dayName(moment)}</h2>
          <NotificationGroup
            label={`Notifications of ${dayName(moment)}`}
            items={items}
            read={list.read}
          />
        </section>
      ))}
      <LoadMore list={list} label="Load more notifications" />
    </>
  );
}

function ReadAll({ readAll }: { readAll: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false);

  async function read() {
    setBusy(true);
    try {
      await readAll();
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
    setBusy(false);
  }

  return (
    <PlainButton variant="default" isBusy={isBusy} onClick={() => void read()}>
      Mark all as read
    </PlainButton>
  );
}

function NoNotifications() {
  return (
    <EmptyState
      drawing="envelope"
      title="No notifications yet"
      text="Proposals, decisions, stages of work and reviews are told here as they happen."
    />
  );
}
