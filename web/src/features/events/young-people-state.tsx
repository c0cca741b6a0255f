import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { Notice } from '../../ui/notices/notice.tsx';

/** How far the organizer's asking for young people is. */
export function YoungPeopleState({
  event: { youngPeople, youngPeopleReason },
}: {
  event: EventDetail;
}) {
  if (youngPeople === 'asked')
    return (
      <Notice meaning="waiting" title="Not open to young people yet">
        Sidework looks at your event first. Until then they do not see it.
      </Notice>
    );
  if (youngPeople === 'approved')
    return (
      <Notice meaning="open">Young people see your event, and come when a guardian agrees.</Notice>
    );
  if (youngPeople === 'refused')
    return (
      <Notice meaning="error" title="Not open to young people">
        {youngPeopleReason} You can change your event, which asks again.
      </Notice>
    );
  return null;
}
