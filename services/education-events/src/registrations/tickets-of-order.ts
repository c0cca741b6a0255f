import type { Db } from '@sidework/chassis/db/db';
import { personTasks } from '@sidework/chassis/people/person-tasks';
import { and, asc, eq, isNull, notExists, or } from 'drizzle-orm';
import { paidWith } from './group.ts';
import { type ShownRegistration, shown } from './queries.ts';
import type { Registration } from './registration.ts';
import { registrations } from './table.ts';
import { invitingGuest } from './tell-registered.ts';

/**
 * The tickets that a person holds of one order, their own first: at most ten. Those that were given away are not among them,
 * nor those of guests who are being invited, because the invitation brings a new code.
 */
export function ticketsOfOrder(
  db: Db,
  seat: Pick<Registration, 'id' | 'groupId' | 'userId'>,
): Promise<ShownRegistration[]> {
  const { id, groupId, userId, status, transferredAt, guestNumber } = registrations;
  const invitation = db
    .select({ id: personTasks.id })
    .from(personTasks)
    .where(
      and(eq(personTasks.id, id), eq(personTasks.kind, invitingGuest), isNull(personTasks.doneAt)),
    );
  return shown(db)
    .where(
      and(
        or(eq(id, paidWith(seat)), eq(groupId, paidWith(seat))),
        eq(userId, seat.userId),
        eq(status, 'confirmed'),
        isNull(transferredAt),
        notExists(invitation),
      ),
    )
    .orderBy(asc(guestNumber));
}
