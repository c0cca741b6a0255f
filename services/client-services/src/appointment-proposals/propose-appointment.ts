import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { AppointmentProposal as Wish } from '@sidework/contracts/client-services/appointment-proposals';
import { v7 as uuidv7 } from 'uuid';
import { type Appointment, isComing, sideOf, timesOf } from '../appointments/appointment.ts';
import { requireQuarterHours } from '../appointments/child-appointment.ts';
import { getAppointmentIn } from '../appointments/queries.ts';
import { childWhoWorks, requireYouthHours } from '../appointments/youth.ts';
import type { Deps } from '../deps.ts';
import { agreedBy } from '../services/agreement.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import * as AppointmentProposal from './appointment-proposal.ts';
import { findOpenProposal } from './queries.ts';
import { closeProposal, openProposal } from './save-proposal.ts';

/** Other times than those of a move are a move as well, until what moves has begun or is cancelled. */
async function movedBy(
  tx: Tx,
  serviceId: string,
  { wish, open }: { wish: Wish; open: AppointmentProposal.AppointmentProposal | undefined },
  now: Date,
): Promise<Appointment | undefined> {
  if (wish.movesId) return getAppointmentIn(tx, serviceId, wish.movesId);
  const moved = open?.movesId ? await getAppointmentIn(tx, serviceId, open.movesId) : undefined;
  return moved && isComing(moved, now) ? moved : undefined;
}

/** Either side proposes times for the work; they take the place of what either proposed before. */
export function proposeAppointment(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'news'>,
  actor: Actor,
  serviceId: string,
  wish: Wish,
): Promise<AppointmentProposal.AppointmentProposal> {
  return deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const side = sideOf(before, actor);
    await requireAdults(tx, before);
    await requireChildActive(tx, deps, before, actor);
    AppointmentProposal.requireAgreed(before, side);
    const open = await findOpenProposal(tx, serviceId);
    const moved = await movedBy(tx, before.id, { wish, open }, at);
    const proposal = AppointmentProposal.propose(uuidv7(), before, { wish, moved }, actor, at);
    await requireTimesOfChild(tx, proposal);
    await limitChanges(tx, deps, actor, serviceId, at);
    const service = agreedBy(before, actor, at);
    if (service !== before) await recordChange(tx, before, service, at);
    if (open)
      await closeProposal(tx, open, AppointmentProposal.replaced(open, actor, at), service, at);
    await openProposal(tx, proposal, service, at);
    return proposal;
  });
}

/** Each of the times has to be within the rules of a child's work. */
async function requireTimesOfChild(
  tx: Tx,
  proposal: AppointmentProposal.AppointmentProposal,
): Promise<void> {
  const child = await childWhoWorks(tx, proposal);
  if (!child) return;
  const { times, movesId } = proposal;
  requireQuarterHours(times);
  for (const time of times) await requireYouthHours(tx, child, timesOf(time, proposal), movesId);
}
