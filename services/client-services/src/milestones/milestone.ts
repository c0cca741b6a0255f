import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { requireUndisputed } from '../escrow/escrow.ts';
import {
  leftToFund,
  partyOf,
  requireClient,
  requireProfessional,
  type Service,
} from '../services/service.ts';
import type { milestonePlans, milestones } from './table.ts';

export type Plan = typeof milestonePlans.$inferSelect;
export type Milestone = typeof milestones.$inferSelect;
export type Part = Pick<Milestone, 'title' | 'amountCents' | 'dueOn'>;

const sumOf = (parts: readonly Pick<Part, 'amountCents'>[]) =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Whether its payment can still be split: nothing was paid and nothing ended. */
export const isUnpaid = (service: Service): boolean =>
  service.status === 'in_progress' &&
  service.agreement === 'accepted' &&
  !service.isDisputed &&
  leftToFund(service) === service.totalAmountCents;

/** A plan as one side proposes it. Its milestones make up the agreed total to the cent. */
export function propose(
  id: string,
  service: Service,
  parts: readonly Part[],
  by: Actor,
  { isOfChild, now }: { isOfChild: boolean; now: Date },
): Plan {
  const proposedBy = partyOf(service, by);
  if (!proposedBy) throw notFound('service_not_found');
  if (isOfChild) throw forbidden('milestones_of_adults');
  requireUnpaid(service);
  requireWhole(service, parts);
  const { id: serviceId } = service;
  return { id, serviceId, proposedBy, status: 'open', proposedAt: now, answeredAt: null };
}

function requireUnpaid(service: Service): void {
  requireUndisputed(service);
  if (!isUnpaid(service)) throw conflict('milestones_too_late');
}

function requireWhole({ totalAmountCents }: Service, parts: readonly Part[]): void {
  if (sumOf(parts) !== totalAmountCents) throw unprocessable('milestones_not_total');
}

/** The other side agrees; the total can have changed since the plan was proposed. */
export function agree(
  plan: Plan,
  service: Service,
  parts: readonly Part[],
  by: Actor,
  now: Date,
): Plan {
  const party = partyOf(service, by);
  if (!party) throw notFound('service_not_found');
  if (plan.status !== 'open') throw conflict('milestones_answered');
  if (plan.proposedBy === party) throw forbidden('own_milestones');
  requireUnpaid(service);
  if (sumOf(parts) !== service.totalAmountCents) throw conflict('milestones_total_changed');
  return { ...plan, status: 'agreed', answeredAt: now };
}

/** Declined or withdrawn, or replaced by another. */
export function end(plan: Plan, now: Date): Plan {
  if (plan.status !== 'open') throw conflict('milestones_answered');
  return { ...plan, status: 'ended', answeredAt: now };
}

/** A new plan takes the place of one that nothing was paid for. */
export const replaced = (plan: Plan, now: Date): Plan => ({
  ...plan,
  status: 'ended',
  answeredAt: now,
});

const firstPlanned = (all: readonly Milestone[]): Milestone | undefined =>
  all.find(({ status }) => status === 'planned');

/** The service with the price of the milestone that its client pays next. */
export const withNext = (service: Service, all: readonly Milestone[]): Service => ({
  ...service,
  nextMilestoneCents: firstPlanned(all)?.amountCents ?? null,
});

/** Throws where the work is paid in milestones, one at a time. */
export function requirePaidAsOne({ nextMilestoneCents }: Service): void {
  if (nextMilestoneCents !== null) throw conflict('paid_in_milestones');
}

/** Throws unless a payment for it can begin. */
export function requirePayable({ status }: Milestone): void {
  if (status !== 'planned') throw conflict('milestone_paid');
}

/** Money for it arrived. It is held whole or not at all: the plan or its price may have changed meanwhile. */
export const takes = (
  milestone: Milestone | undefined,
  { amountCents }: { amountCents: number },
  service: Service,
): milestone is Milestone =>
  milestone?.status === 'planned' &&
  milestone.amountCents === amountCents &&
  !service.isDisputed &&
  leftToFund(service) >= amountCents;

export const fund = (milestone: Milestone, now: Date): Milestone => ({
  ...milestone,
  status: 'funded',
  fundedAt: now,
});

/** From now on its client has so many days to release it, before time does. */
export function finish(
  milestone: Milestone,
  service: Service,
  by: Actor,
  { now, releaseDays }: { now: Date; releaseDays: number },
): Milestone {
  requireProfessional(service, by, 'not_the_professional');
  requireUndisputed(service);
  if (milestone.status !== 'funded') throw conflict('milestone_not_funded');
  if (milestone.finishedAt) return milestone;
  return { ...milestone, finishedAt: now, releasesAt: daysAfter(now, releaseDays) };
}

export function requireReleasable(milestone: Milestone, service: Service, by: Actor): void {
  requireClient(service, by);
  requireUndisputed(service);
  if (milestone.status !== 'funded') throw conflict('milestone_not_funded');
}

/** Whether time releases it now: its client said nothing since it was marked as done. */
export const isDue = ({ status, releasesAt }: Milestone, service: Service, now: Date): boolean =>
  status === 'funded' && releasesAt !== null && releasesAt <= now && !service.isDisputed;

export const release = (milestone: Milestone, now: Date): Milestone =>
  milestone.status === 'funded'
    ? { ...milestone, status: 'released', releasedAt: now, releasesAt: null }
    : milestone;

/** A cancellation or a moderator divided what was held, so it is no longer of one milestone. */
export const settle = (milestone: Milestone): Milestone =>
  milestone.status === 'funded' ? { ...milestone, status: 'settled', releasesAt: null } : milestone;

/**
 * The milestones after both sides agreed on another total. What is paid stays as it is. More is added to the last one that is not
 * paid yet, or is one more milestone; less is taken from the last ones.
 */
export function fitTo(
  all: readonly Milestone[],
  totalCents: number,
  newId: () => string,
): { kept: Milestone[]; removed: Milestone[] } {
  const more = totalCents - sumOf(all);
  const last = all.findLast(({ status }) => status === 'planned');
  if (more > 0) {
    if (last) return { kept: replacing(all, last, last.amountCents + more), removed: [] };
    const [first] = all;
    if (!first) return { kept: [], removed: [] };
    return { kept: [...all, added(first, all, more, newId())], removed: [] };
  }
  return takenFrom(all, -more);
}

const added = (first: Milestone, all: readonly Milestone[], cents: number, id: string) => ({
  ...first,
  id,
  position: Math.max(...all.map(({ position }) => position)) + 1,
  title: 'Change of the agreed total',
  amountCents: cents,
  dueOn: null,
  status: 'planned' as const,
  finishedAt: null,
  releasesAt: null,
  fundedAt: null,
  releasedAt: null,
});

const replacing = (all: readonly Milestone[], which: Milestone, amountCents: number) =>
  all.map((each) => (each === which ? { ...each, amountCents } : each));

function takenFrom(all: readonly Milestone[], cents: number) {
  let left = cents;
  const removed: Milestone[] = [];
  const kept: Milestone[] = [];
  for (const each of all.toReversed()) {
    const taken = each.status === 'planned' ? Math.min(left, each.amountCents) : 0;
    left -= taken;
    if (taken > 0 && taken === each.amountCents) removed.push(each);
    else kept.unshift({ ...each, amountCents: each.amountCents - taken });
  }
  if (left > 0) throw conflict('total_below_milestones');
  return { kept, removed };
}
