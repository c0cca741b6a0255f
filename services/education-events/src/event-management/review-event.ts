import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { changeNeeds } from '@sidework/chassis/people/needs';
import { requireActingAdult } from '@sidework/chassis/people/people';
import * as facts from '@sidework/contracts/education-events/events';
import type { Deps } from '../deps.ts';
import type { Event } from '../events/event.ts';
import * as YoungPeople from '../events/event-young-people.ts';
import { toEventFact } from '../events/facts.ts';
import { needsOfReview } from '../events/needs.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { markOfTerms } from '../events/read-terms.ts';
import { settleSeatsOfChildren } from '../registrations/seats-of-children.ts';

type ReviewDeps = Pick<Deps, 'db' | 'now'>;

export const approveEvent = (
  { db, now }: ReviewDeps,
  actor: Actor,
  { eventId, terms }: { eventId: string; terms: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const before = await lockEvent(tx, eventId);
    const event = YoungPeople.approve(before, {
      hasRead: markOfTerms(before) === terms,
      by: actor,
      now: now(),
    });
    await tellReviewed(tx, before, event, now());
  });

export const refuseEvent = (
  { db, now }: ReviewDeps,
  actor: Actor,
  { eventId, terms, reason }: { eventId: string; terms: string; reason: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const before = await lockEvent(tx, eventId);
    const event = YoungPeople.refuse(before, reason, {
      hasRead: markOfTerms(before) === terms,
      by: actor,
      now: now(),
    });
    await tellReviewed(tx, before, event, now());
  });

async function tellReviewed(tx: Tx, before: Event, event: Event, at: Date): Promise<void> {
  await saveEvent(tx, event);
  await settleSeatsOfChildren(tx, { before, event }, at);
  const isApproved = event.youngPeople === 'approved';
  const fact = { ...toEventFact(event), isApproved, reason: event.youngPeopleReason };
  await emit(tx, facts.eventReviewed, fact, at);
  await changeNeeds(tx, facts, { before: needsOfReview(before), after: needsOfReview(event) }, at);
}
