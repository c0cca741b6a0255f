import { IconBellOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countText } from '../../../lib/count-text.ts';
import { dayOf, shortDayText } from '../../../lib/dates.ts';
import { dayName, timeText } from '../../../lib/days.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import classes from './list-entry.module.css';

interface Props {
  to: string;
  isSelected: boolean;
  avatar: ReactNode;
  name: string;
  /** When something was last written. */
  moment: string | undefined;
  preview: string;
  unreadCount: number;
  isMuted?: boolean;
}

/** A line of the list beside the conversation. */
export function ListEntry({
  to,
  isSelected,
  avatar,
  name,
  moment,
  preview,
  unreadCount,
  isMuted = false,
}: Props) {
  return (
    <Link
      to={to}
      aria-current={isSelected ? 'page' : undefined}
      className={classes.entry}
      data-unread={unreadCount > 0}
    >
      <span className={classes.avatar}>{avatar}</span>
      <span className={classes.lines}>
        <span className={classes.first}>
          <span dir="auto" className={classes.name}>
            {name}
          </span>
          {moment && <When moment={moment} />}
        </span>
        <span className={classes.second}>
          <span dir="auto" className={classes.preview}>
            {preview}
          </span>
          {isMuted && (
            <>
              <IconBellOff size={16} aria-hidden />
              <VisuallyHidden>Muted</VisuallyHidden>
            </>
          )}
          {unreadCount > 0 && (
            <span className={classes.count}>
              {countText(unreadCount)}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

/** Today the time, before that the day, as short as it goes. */
function When({ moment }: { moment: string }) {
  const day = dayName(moment);
  return (
    <time dateTime={moment} className={classes.when}>
      {day === 'Today' ? timeText(moment) : day === 'Yesterday' ? day : shortDayText(dayOf(moment))}
    </time>
  );
}
