import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { eventChanged } from '@sidework/contracts/education-events/events';
import type { TicketingChange } from '@sidework/contracts/education-events/ticketing';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { requireWaitedKept } from '../events/event-ticketing.ts';
import { toEventFact } from '../events/facts.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { sellLater } from '../events/series.ts';
import { settleSeatsOfChildren } from '../registrations/seats-of-children.ts';
import { waitedTypesOf } from '../waitlists/queries.ts';
import { laterDates, takeEventTurn, tellOfReview } from './write-event.ts';

/** Children come to what staff approved, so that a change of what is sold asks staff and guardians again. */
export async function changeTicketing(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  eventId: string,
  change: TicketingChange,
): Promise<Event.Event> {
  await takeEventTurn(deps, actor);
  return deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockEvent(tx, eventId);
    const at = deps.now();
    const event = Event.sell(before, change, actor, at);
    await saveSold(tx, before, event, at);
    for (const later of await laterDates(tx, before, change))
      await saveSold(tx, later, sellLater(later, before, change, actor, at), at);
    return event;
  });
}

async function saveSold(tx: Tx, before: Event.Event, event: Event.Event, at: Date): Promise<void> {
  requireWaitedKept(before, event, await waitedTypesOf(tx, event.id));
  await saveEvent(tx, event);
  await emit(tx, eventChanged, toEventFact(event), at);
  await tellOfReview(tx, before, event, at);
  await settleSeatsOfChildren(tx, { before, event }, at);
}
