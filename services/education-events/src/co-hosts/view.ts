import type { Db } from '@sidework/chassis/db/db';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { CoHostingView, CoHostView } from '@sidework/contracts/education-events/co-hosts';
import type { CoHost } from './co-host.ts';
import { coHostsOf, type ShownCoHosting } from './queries.ts';

const stateOf = ({ acceptedAt }: CoHost) => (acceptedAt ? 'accepted' : 'invited');

export async function coHostViews(db: Db, eventId: string): Promise<{ items: CoHostView[] }> {
  const rows = await coHostsOf(db, eventId);
  return {
    items: rows.map(({ coHost, fullName }) => ({
      id: coHost.id,
      email: coHost.email,
      name: coHost.acceptedAt ? shownName(fullName) : null,
      state: stateOf(coHost),
      invitedAt: coHost.invitedAt.toISOString(),
    })),
  };
}

export const toCoHostingView = ({
  coHost,
  event,
  organizerName,
}: ShownCoHosting): CoHostingView => ({
  id: coHost.id,
  state: stateOf(coHost),
  eventId: event.id,
  title: event.title,
  organizerName: shownName(organizerName),
  startsAt: event.eventDate.toISOString(),
  endsAt: event.endsAt.toISOString(),
  timeZone: event.timeZone,
  location: event.location,
});
