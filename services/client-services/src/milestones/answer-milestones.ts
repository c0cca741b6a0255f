import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { requireActing } from '@sidework/chassis/people/people';
import * as events from '@sidework/contracts/client-services/events';
import { milestonesAgreed } from '@sidework/contracts/client-services/events/milestones';
import type { Deps } from '../deps.ts';
import * as Payment from '../payments/charges/payment.ts';
import { lockOpenFor, savePayment } from '../payments/charges/queries.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults } from '../services/require-adults.ts';
import type { Service } from '../services/service.ts';
import { toPlanFact } from './facts.ts';
import * as Milestone from './milestone.ts';
import { needOf } from './needs.ts';
import { getPlan, plansOf, savePlan } from './queries.ts';
import { milestonesOf } from './read-milestones.ts';

type AnswerDeps = Pick<Deps, 'db' | 'now'>;

/** From now on the work is paid milestone by milestone; a payment of the whole that is open ends. */
export function agreeToMilestones(
  { db, now }: AnswerDeps,
  actor: Actor,
  serviceId: string,
  planId: string,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const whole = await getPlan(tx, serviceId, planId);
    const plan = Milestone.agree(whole.plan, before, whole.milestones, actor, at);
    await requireAdults(tx, before);
    const { agreed } = await plansOf(tx, serviceId);
    if (agreed) await savePlan(tx, agreed.plan, Milestone.replaced(agreed.plan, at));
    await savePlan(tx, whole.plan, plan);
    const service = Milestone.withNext(before, whole.milestones);
    await recordChange(tx, before, service, at);
    await endOpenPayments(tx, serviceId, at);
    await meetNeeds(tx, events, [needOf(whole)], at);
    await emit(tx, milestonesAgreed, toPlanFact(whole, service), at);
    return milestonesOf(tx, service);
  });
}

async function endOpenPayments(tx: Tx, serviceId: string, at: Date): Promise<void> {
  for (const open of await lockOpenFor(tx, serviceId))
    await savePayment(tx, open, Payment.supersede(open, at));
}

/** Either side ends what is only proposed. */
export function endMilestones(
  { db, now }: AnswerDeps,
  actor: Actor,
  serviceId: string,
  planId: string,
) {
  return db.transaction(async (tx) => {
    const service = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const whole = await getPlan(tx, serviceId, planId);
    await savePlan(tx, whole.plan, Milestone.end(whole.plan, at));
    await meetNeeds(tx, events, [needOf(whole)], at);
    return milestonesOf(tx, service);
  });
}

/** The work ended, so nothing is proposed for it any more. */
export async function endOpenPlan(tx: Tx, service: Service, at: Date): Promise<void> {
  const { open } = await plansOf(tx, service.id);
  if (!open) return;
  await savePlan(tx, open.plan, Milestone.end(open.plan, at));
  await meetNeeds(tx, events, [needOf(open)], at);
}
