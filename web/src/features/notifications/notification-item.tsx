import { grantedWord, notificationText } from '@sidework/contracts/network-chat/notification-kinds';
import type { NotificationView } from '@sidework/contracts/network-chat/notifications';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { dayOf, exactText } from '../../lib/dates.ts';
import { timeText } from '../../lib/days.ts';
import { useSession } from '../../lib/session.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import classes from './notification-item.module.css';

interface Props {
  notification: NotificationView;
  /** A heading above names the day, so it shows the time alone. */
  isUnderDay?: boolean;
  onOpen: () => void;
}

/** It tells the event, the person and the time, and links to the subject. */
export function NotificationItem({ notification, isUnderDay = false, onOpen }: Props) {
  const { actor, path, createdAt, readAt, ask } = notification;
  const name = actor?.fullName ?? 'Someone';
  const viewerId = useSession()?.viewer.id;
  // The platform tells news without another actor, so the reader is never shown as the sender.
  const sender = actor?.id === viewerId ? null : actor;
  return (
    <Link to={path} className={classes.item} data-unread={!readAt} onClick={onOpen}>
      <PersonAvatar
        id={sender?.id ?? ''}
        name={sender?.fullName ?? 'Sidework'}
        imageUrl={sender ? sender.avatarUrl : '/favicon.svg'}
      />
      <span className={classes.lines}>
        <span className={classes.text}>
          <Weighted text={textOf(notification, name)} part={notification.title || name} />
        </span>
        <span className={classes.when}>
          {!readAt && (
            <span className={classes.dot}>
              <VisuallyHidden>Unread</VisuallyHidden>
            </span>
          )}
          {isUnderDay ? (
            <time dateTime={createdAt} title={exactText(createdAt)}>
              {timeText(createdAt)}
            </time>
          ) : (
            <DateText moment={createdAt} />
          )}
          {ask === 'open' && <Chip meaning="turn">Your turn</Chip>}
          {ask === 'granted' && <Chip meaning="over">{grantedWord(notification.kind)}</Chip>}
          {ask === 'over' && <Chip meaning="over">Handled</Chip>}
        </span>
      </span>
      <IconChevronRight size={18} aria-hidden className={classes.way} />
    </Link>
  );
}

/** Only the subject is bold while unread, never the sentence around it. */
function Weighted({ text, part }: { text: string; part: string }) {
  const [before = '', ...after] = text.split(part);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <b className={classes.part}>{part}</b>
      {after.join(part)}
    </>
  );
}

function textOf({ kind, title, details, ask }: NotificationView, name: string): string {
  const { endsAt, day = endsAt && dayOf(endsAt) } = details;
  const isOver = ask === 'over' || ask === 'granted';
  return notificationText(kind, { ...details, name, title, day, isOver });
}
