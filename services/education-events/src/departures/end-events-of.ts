import type { Tx } from '@sidework/chassis/db/db';
import { mayActSince } from '@sidework/chassis/people/people';
import {
  addPersonTask,
  finishPersonTask,
  type TakenTask,
} from '@sidework/chassis/people/person-tasks';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { endEvent } from '../event-management/end-event.ts';
import * as Event from '../events/event.ts';
import { inSightOf, lockEvent, saveEvent, upcomingOf } from '../events/queries.ts';

/** The kind of the task that goes on with the events of a banned organizer. */
export const endingEvents = 'ending-events';

/** So many events end in one transaction: what is more waits for the task, which a process that dies leaves to the next. */
export const eventsAtOnce = 5;

/** Attendees are told in set words; events that are over or were cancelled before are taken down too. */
export async function endEventsOfBanned(tx: Tx, organizerId: string, at: Date): Promise<void> {
  if (await endSomeOfBanned(tx, organizerId, at))
    await addPersonTask(tx, { id: uuidv7(), kind: endingEvents, userId: organizerId });
}

async function endSomeOfBanned(tx: Tx, organizerId: string, at: Date): Promise<boolean> {
  const some = await inSightOf(tx, organizerId, eventsAtOnce);
  for (const { id } of some) {
    const before = await lockEvent(tx, id);
    if (before.takenDownAt) continue;
    const event = Event.endWithOrganizer(before, at);
    if (before.status !== event.status) await endEvent(tx, event, at);
    else await saveEvent(tx, event);
  }
  return some.length === eventsAtOnce;
}

/** Goes on with the events of a banned organizer, step by step; once the ban is lifted, what is left stays. */
export async function endMoreOfBanned({ db, now }: Pick<Deps, 'db' | 'now'>, task: TakenTask) {
  const step = () =>
    db.transaction(async (tx) => {
      if (await mayActSince(tx, task.userId, 0)) return false;
      return endSomeOfBanned(tx, task.userId, now());
    });
  while (await step());
  await db.transaction((tx) => finishPersonTask(tx, task));
}

/** Cancels some of the coming events of an organizer who leaves; whether there may be more. */
export async function cancelSomeEventsOf(tx: Tx, organizerId: string, at: Date): Promise<boolean> {
  const some = await upcomingOf(tx, organizerId, at, eventsAtOnce);
  for (const { id } of some) {
    const event = await lockEvent(tx, id);
    if (event.status !== 'upcoming' || event.endsAt < at) continue;
    const reason = 'The organizer has left Sidework.';
    await endEvent(tx, Event.cancel(event, reason, { id: organizerId }, at), at);
  }
  return some.length === eventsAtOnce;
}
