import { raiseNeeds } from '@sidework/chassis/people/needs';
import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import { needRaised } from '@sidework/contracts/education-events/events';
import type { Deps } from '../deps.ts';
import { needsOfReview } from '../events/needs.ts';
import { eventsNotSettled, lockEvent } from '../events/queries.ts';
import { moveHolds } from '../payments/move-holds.ts';

/** The kind of the task that a migration adds for organizers of events from before this release. */
export const catchingUp = 'catching-up';

/**
 * Tells once what earlier releases did not: until when the money of tickets is held, and that events wait for staff. A second
 * run tells the same again, which changes nothing.
 */
export async function catchUp({ db, now }: Pick<Deps, 'db' | 'now'>, task: TakenTask) {
  for (const { id } of await eventsNotSettled(db, task.userId, now()))
    await db.transaction(async (tx) => {
      const event = await lockEvent(tx, id);
      if (event.status === 'cancelled') return;
      await moveHolds(tx, event, now());
      await raiseNeeds(tx, { needRaised }, needsOfReview(event), now());
    });
  await db.transaction((tx) => finishPersonTask(tx, task));
}
