import type { Db } from '@sidework/chassis/db/db';
import { shownName } from '@sidework/chassis/people/shown-name';
import type {
  WaitlistPlace as PlaceView,
  WaitlistEntry,
} from '@sidework/contracts/education-events/waitlists';
import type { Event } from '../events/event.ts';
import { countAhead } from './queries.ts';
import type { WaitlistPlace } from './waitlist-place.ts';

export async function toPlaceView(db: Db, place: WaitlistPlace): Promise<PlaceView> {
  return {
    status: place.status,
    ticketTypeId: place.ticketTypeId,
    ahead: place.status === 'waiting' ? await countAhead(db, place) : 0,
    offerExpiresAt: place.offerExpiresAt?.toISOString() ?? null,
  };
}

export const toEntryView = (
  place: WaitlistPlace,
  fullName: string | null,
  event: Pick<Event, 'ticketTypes'>,
): WaitlistEntry => ({
  id: place.id,
  name: place.isChild ? 'A young person' : shownName(fullName),
  ticketTypeName: event.ticketTypes.find(({ id }) => id === place.ticketTypeId)?.name ?? null,
  status: place.status,
  joinedAt: place.joinedAt.toISOString(),
  offerExpiresAt: place.offerExpiresAt?.toISOString() ?? null,
});
