import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { changeNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import { requireActing } from '@sidework/chassis/people/people';
import { addPersonTask } from '@sidework/chassis/people/person-tasks';
import type {
  EventChange,
  EventPosting,
} from '@sidework/contracts/education-events/event-listings';
import {
  eventChanged,
  eventPosted,
  needMet,
  needRaised,
} from '@sidework/contracts/education-events/events';
import type { SeriesScope } from '@sidework/contracts/education-events/series';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { toEventFact } from '../events/facts.ts';
import { needOfHosting, needsOfReview } from '../events/needs.ts';
import { insertEvent, lockEvent, lockLaterDates, saveEvent } from '../events/queries.ts';
import { changeLater, postDates, requireForAdults } from '../events/series.ts';
import { moveHolds } from '../payments/move-holds.ts';
import { giveWholeRefund, lockSeatsOf } from '../registrations/queries.ts';
import * as Registration from '../registrations/registration.ts';
import { settleSeatsOfChildren } from '../registrations/seats-of-children.ts';
import { tellChanged } from '../registrations/tell-registered.ts';
import { tellOfferedOfChange } from '../waitlists/offer-seats.ts';
import { endEvent, endEventInSteps } from './end-event.ts';

/** The kind of the task that is added with an event whose picture is given by a link. */
export const fetchingPictures = 'fetching-pictures';

type WriteDeps = Pick<Deps, 'db' | 'now' | 'config'>;

export async function takeEventTurn({ db, now, config }: WriteDeps, actor: Actor) {
  const limit = perHour(actor.id, 'events', config.EVENTS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_events');
}

export async function postEvent(
  deps: WriteDeps,
  actor: Actor,
  posting: EventPosting,
): Promise<string> {
  agreeWithServer(posting, { owner: { organizerId: actor.id }, fixed: { status: 'upcoming' } });
  await takeEventTurn(deps, actor);
  return deps.db.transaction(async (tx) => {
    const person = await requireActing(tx, actor);
    const dates = postDates(uuidv7, posting, person, deps.now());
    for (const event of dates) await savePosted(tx, event);
    const [first] = dates;
    Event.requireFound(first);
    await askForPicture(tx, first);
    return first.id;
  });
}

async function savePosted(tx: Tx, event: Event.Event): Promise<void> {
  await insertEvent(tx, event);
  await emit(tx, eventPosted, toEventFact(event), event.createdAt);
  const needs = [needOfHosting(event), ...needsOfReview(event)];
  await raiseNeeds(tx, { needRaised }, needs, event.createdAt);
}

/** The picture behind a link is fetched after the commit. */
async function askForPicture(tx: Tx, { organizerId, pictureState }: Event.Event): Promise<void> {
  if (pictureState === 'fetching')
    await addPersonTask(tx, { id: uuidv7(), kind: fetchingPictures, userId: organizerId });
}

/** Changes an event, and tells its attendees of a new time or place. */
export async function changeEvent(
  deps: WriteDeps,
  actor: Actor,
  eventId: string,
  change: EventChange,
): Promise<void> {
  await takeEventTurn(deps, actor);
  await deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockEvent(tx, eventId);
    const at = deps.now();
    const event = Event.change(before, change, actor, at);
    await saveChanged(tx, before, event, at);
    await askForPicture(tx, event);
    for (const later of await laterDates(tx, before, change)) {
      const changed = changeLater(later, { before, after: event }, change, actor, at);
      requireForAdults(changed);
      await saveChanged(tx, later, changed, at);
    }
  });
}

/** The later dates of a series that a change of one date is for too. */
export const laterDates = async (
  tx: Tx,
  event: Event.Event,
  { scope }: { scope?: SeriesScope | undefined },
): Promise<Event.Event[]> => (scope === 'later' ? lockLaterDates(tx, event) : []);

async function saveChanged(tx: Tx, before: Event.Event, event: Event.Event, at: Date) {
  await saveEvent(tx, event);
  if (before.pictureKey && !event.pictureKey) await discardObject(tx, before.pictureKey);
  await emit(tx, eventChanged, toEventFact(event), at);
  await tellOfReview(tx, before, event, at);
  await settleSeatsOfChildren(tx, { before, event }, at);
  if (before.endsAt.getTime() !== event.endsAt.getTime()) await moveHolds(tx, event, at);
  if (Event.isMoved(before, event)) await giveWholeRefund(tx, event.id);
  if (!Event.concernsAttendees(before, event)) return;
  await raiseNeeds(tx, { needRaised }, [needOfHosting(event)], at);
  await tellOfferedOfChange(tx, event.id);
  for (const registration of await lockSeatsOf(tx, event.id))
    if (registration.status === 'confirmed' && !Registration.isOfChild(registration))
      await tellChanged(tx, registration, event, at);
}

/** Whether staff have to look, and at what. */
export const tellOfReview = (tx: Tx, before: Event.Event, event: Event.Event, at: Date) =>
  changeNeeds(
    tx,
    { needRaised, needMet },
    { before: needsOfReview(before), after: needsOfReview(event) },
    at,
  );

export const cancelEvent = (
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  eventId: string,
  { reason, scope }: { reason: string; scope?: SeriesScope | undefined },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.now();
    const before = await lockEvent(tx, eventId);
    await endEvent(tx, Event.cancel(before, reason, actor, at), at);
    for (const later of await laterDates(tx, before, { scope }))
      await endEventInSteps(tx, Event.cancel(later, reason, actor, at), at);
  });
