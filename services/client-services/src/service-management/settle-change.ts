import type { Tx } from '@sidework/chassis/db/db';
import { endOpenProposal } from '../appointment-proposals/save-proposal.ts';
import { dropComing } from '../appointments/drop-coming.ts';
import { endOpenExpenses } from '../expenses/end-open-expenses.ts';
import { endPendingExtension } from '../extensions/end-pending-extension.ts';
import * as Extension from '../extensions/extension.ts';
import { endOpenPlan } from '../milestones/answer-milestones.ts';
import { settleMilestones } from '../milestones/move-milestones.ts';
import { endOpenNegotiation } from '../negotiations/end-open-negotiation.ts';
import { endBeside } from '../payments/charges/end-beside.ts';
import { recordChange } from '../services/record-change.ts';
import type { Service } from '../services/service.ts';
import { endOpenContract } from '../work-contracts/sign-contract.ts';

/** Records a change of a locked service, and ends the requests that are open when the work ends or is paid out. */
export async function settleChange(
  tx: Tx,
  before: Service,
  changed: Service,
  at: Date,
): Promise<Service> {
  const isOver = changed.status !== 'in_progress';
  const open = isOver ? Extension.withoutRequest(changed) : changed;
  const after = await recordChange(tx, before, open, at);
  const hasEnded = isOver && before.status === 'in_progress';
  if (hasEnded) await dropComing(tx, after, at);
  if (hasEnded) await endOpenProposal(tx, after, at);
  if (hasEnded) await endPendingExtension(tx, after, at);
  if (hasEnded) await endOpenPlan(tx, after, at);
  if (hasEnded) await endOpenContract(tx, after, at);
  if (!takesBeside(after) && takesBeside(before)) await endBeside(tx, after.id, at);
  if (isCancelled(before, after)) await endOpenExpenses(tx, after.id, at);
  if (isDivided(before, after)) await settleMilestones(tx, after, at);
  if (hasEnded || isPaidOut(before, after)) await endOpenNegotiation(tx, after, at);
  return after;
}

const takesBeside = ({ isDisputed, status }: Service): boolean =>
  !isDisputed && status !== 'cancelled';

/** A cancellation or a moderator divided what was held. */
const isDivided = (before: Service, after: Service): boolean =>
  (before.isDisputed && !after.isDisputed) || isCancelled(before, after);

const isCancelled = (before: Service, after: Service): boolean =>
  after.status === 'cancelled' && before.status !== 'cancelled';

/** Once the whole total was released no other terms can be agreed on, though the work may go on (D-48). */
const isPaidOut = (before: Service, after: Service): boolean =>
  after.paymentStatus === 'released' && before.paymentStatus !== 'released';
