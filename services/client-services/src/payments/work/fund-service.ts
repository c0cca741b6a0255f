import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Funding } from '@sidework/contracts/client-services/escrow';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import * as Escrow from '../../escrow/escrow.ts';
import * as Milestone from '../../milestones/milestone.ts';
import { getMilestone } from '../../milestones/queries.ts';
import { agreedBy } from '../../services/agreement.ts';
import { lockServiceFor } from '../../services/party-queries.ts';
import { recordChange } from '../../services/record-change.ts';
import type { Service } from '../../services/service.ts';
import { beginPayment } from '../charges/begin-payment.ts';
import * as Payment from '../charges/payment.ts';
import { requirePayingAdult } from '../charges/require-paying-adult.ts';

/** Begins to pay in; the money is held once the provider tells that it arrived. */
export function fundService(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  { amountCents }: z.infer<typeof Funding>,
) {
  return db.transaction(async (tx) => {
    await requirePayingAdult(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    Escrow.requireFundable(before, amountCents, actor);
    Milestone.requirePaidAsOne(before);
    const payment = Payment.forService(uuidv7(), before, amountCents, actor, at);
    return begin(tx, before, payment, { actor, at });
  });
}

/** Begins to pay one milestone; it is held for that one alone. */
export function fundMilestone(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  milestoneId: string,
) {
  return db.transaction(async (tx) => {
    await requirePayingAdult(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const { milestone } = await getMilestone(tx, serviceId, milestoneId);
    Milestone.requirePayable(milestone);
    Escrow.requireFundable(before, milestone.amountCents, actor);
    const payment = Payment.forMilestone(uuidv7(), before, milestone, actor, at);
    return begin(tx, before, payment, { actor, at });
  });
}

/** To pay is to agree. */
async function begin(
  tx: Tx,
  before: Service,
  payment: Parameters<typeof beginPayment>[1],
  { actor, at }: { actor: Actor; at: Date },
): Promise<{ paymentId: string }> {
  await recordChange(tx, before, agreedBy(before, actor, at), at);
  return beginPayment(tx, payment, at);
}
