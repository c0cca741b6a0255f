import { notificationText } from '@sidework/contracts/network-chat/notification-kinds';
import type { NotificationView } from '@sidework/contracts/network-chat/notifications';
import { Link } from 'react-router-dom';
import { dayOf } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { DateText } from '../../ui/date-text.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './notification-item.module.css';

interface Props {
  notification: NotificationView;
  onOpen: () => void;
}

/** What happened, who did it and when; leads to it. */
export function NotificationItem({ notification, onOpen }: Props) {
  const { actor, path, createdAt, readAt } = notification;
  const name = actor?.fullName ?? 'Somebody';
  const viewerId = useSession()?.viewer.id;
  // What nobody else did is told by the platform, not by the reader.
  const sender = actor?.id === viewerId ? null : actor;
  return (
    <Link to={path} className={classes.item} data-unread={!readAt} onClick={onOpen}>
      <PersonAvatar
        id={sender?.id ?? ''}
        name={sender?.fullName ?? 'Sidework'}
        imageUrl={sender?.avatarUrl ?? null}
      />
      <span className={classes.lines}>
        <span className={classes.text}>{textOf(notification, name)}</span>
        <span className={classes.when}>
          <DateText moment={createdAt} />
        </span>
      </span>
      {!readAt && (
        <span className={classes.dot}>
          <VisuallyHidden>Unread</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

function textOf({ kind, title, details }: NotificationView, name: string): string {
  const { endsAt, day = endsAt && dayOf(endsAt) } = details;
  return notificationText(kind, { ...details, name, title, day });
}
