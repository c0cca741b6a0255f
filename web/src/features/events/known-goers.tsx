import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { getKnownGoers, type KnownGoers } from '@sidework/contracts/network-chat/known-goers';
import { useApi } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { Words } from '../../ui/layout/words.tsx';

/** An adult sees which connections let it be seen that they are going; an event for young people shows none. */
export function KnownGoersNote({ event }: { event: EventDetail }) {
  const viewer = useSession()?.viewer;
  if (!viewer || viewer.accountType === 'sidework_kids') return null;
  if (event.allowsKids || event.status !== 'upcoming') return null;
  return <Note eventId={event.id} />;
}

function Note({ eventId }: { eventId: string }) {
  const { data } = useApi(getKnownGoers, { params: { eventId } });
  if (!data || data.count === 0) return null;
  return <Words>{`People you know who are going: ${names(data)}.`}</Words>;
}

const names = ({ count, firstNames }: KnownGoers) => {
  const more = count - firstNames.length;
  return new Intl.ListFormat('en-US').format(
    more > 0 ? [...firstNames, `${more} more`] : firstNames,
  );
};
