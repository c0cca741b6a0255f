import { consumer } from '@sidework/chassis/events/consumer';
import { people } from '@sidework/chassis/people/people';
import { timeZoneOf } from '@sidework/chassis/people/time-zones';
import { workExpected } from '@sidework/contracts/client-services/events/money';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { eq, lt } from 'drizzle-orm';
import { enterMoves } from '../account-moves/enter-moves.ts';
import { moveClaim } from '../account-moves/move.ts';
import { lockWork } from './queries.ts';
import { expectedWork } from './table.ts';

/** Keeps what a professional may still earn by a service; older news changes nothing. */
export const planWhenWorkExpected = consumer({
  name: 'plan-when-work-expected',
  event: workExpected,
  handle: async (tx, { data, sequence, occurredAt }) => {
    const { releasesAt, dueOn, isFinished = false, ...told } = data;
    const { professionalId, serviceId } = told;
    const [person] = await tx.select().from(people).where(eq(people.id, professionalId));
    if (person?.hasLeft) return;
    const zone = await timeZoneOf(tx, professionalId);
    const expectedOn = releasesAt ? dayIn(zone, new Date(releasesAt)) : dueOn;
    const kept = { ...told, isFinished, expectedOn, sequence };
    const before = await lockWork(tx, serviceId);
    if (before && before.sequence >= sequence) return;
    await tx
      .insert(expectedWork)
      .values({ ...kept, serviceId })
      .onConflictDoUpdate({
        target: expectedWork.serviceId,
        set: kept,
        setWhere: lt(expectedWork.sequence, sequence),
      });
    const entered = { professionalId, date: dayIn(zone, occurredAt), title: told.title };
    await enterMoves(tx, entered, moveClaim(before, kept), occurredAt);
  },
});
