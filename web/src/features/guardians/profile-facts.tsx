import type { ChildView } from '@sidework/contracts/identity/guardians';
import type { ReactNode } from 'react';
import { dayText } from '../../lib/dates.ts';
import { zoneText } from '../../lib/zones.ts';
import { DateText } from '../../ui/date-text.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { ChildStateBadge } from './child-state-badge.tsx';
import { standingText } from './child-words.ts';
import classes from './profile-facts.module.css';

interface Props {
  child: ChildView;
  /** What the child did of late. */
  children: ReactNode;
}

/** Who the child is here, how far its account is, and what it did. */
export function ProfileFacts({ child, children }: Props) {
  const { id, fullName, avatarUrl, location, dateOfBirth, timeZone, verifiedUntil } = child;
  return (
    <div className={classes.facts}>
      <PersonAvatar name={fullName} id={id} imageUrl={avatarUrl} size="xl" />
      <div className={classes.side}>
        <ChildStateBadge child={child} />
        <p className={classes.text}>{standingText(child)}</p>
        {children}
        <dl className={classes.list}>
          <div>
            <dt>Date of birth</dt>
            <dd>{dayText(dateOfBirth)}</dd>
          </div>
          {location && (
            <div>
              <dt>Location</dt>
              <dd>{location}</dd>
            </div>
          )}
          {timeZone && (
            <div>
              <dt>Time zone</dt>
              <dd>{zoneText(timeZone)}</dd>
            </div>
          )}
          {verifiedUntil && (
            <div>
              <dt>Checked until</dt>
              <dd>
                <DateText moment={verifiedUntil} />
              </dd>
            </div>
          )}
        </dl>
        <p className={classes.note}>
          Other people see the first name, the first letter of the last name, the state and the
          drawn picture, and nothing else.
        </p>
      </div>
    </div>
  );
}
