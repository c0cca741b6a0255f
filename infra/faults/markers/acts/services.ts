import type { Json } from '../../people/caller.ts';
import { type Act, isKid, pickThing, playerOf, write } from '../world.ts';
import { paymentActs } from './payments.ts';
import {
  agreeing,
  answered,
  harvest,
  isUnderWay,
  later,
  serviceOf,
  sidesOf,
  timeZone,
  worded,
} from './sides-of-service.ts';

/** Agreed work: its terms, its stages and its reviews. */
export const serviceActs: Act[] = [
  {
    name: 'look at own work',
    weight: 8,
    plan(world) {
      const by = world.chance.pick(world.everybody);
      const as = isKid(by) || world.chance.oneIn(2) ? 'professional' : 'client';
      return {
        by,
        method: 'GET',
        path: `/api/services?as=${as}&limit=50`,
        done({ items }) {
          for (const item of items as Json[]) harvest(world, item);
        },
      };
    },
  },
  worded('ask for other terms', 'negotiations', (reason, world) => ({
    proposedAmountCents: 100 * Math.floor(world.chance.between(30, 90)),
    timeZone,
    reason,
  })),
  worded(
    'ask for more time',
    'extensions',
    (reason, world) => ({ proposedDeadline: later(world), reason }),
    { first: 'professional', fits: (each) => isUnderWay(each) && each.is?.hasDeadline === true },
  ),
  worded('ask for changes', 'request-changes', (reason) => ({ reason }), {
    first: 'client',
    fits: ({ is }) => is?.status === 'completed' && !is.isReviewed,
  }),
  worded('dispute', 'dispute', (reason) => ({ reason }), {
    fits: ({ is }) => is?.isFunded === true,
    protects: true,
  }),
  worded(
    'go back a stage',
    'progress',
    (reason, world) => ({
      progressStage: world.chance.pick(['not_started', 'in_progress', 'halfway']),
      reason,
    }),
    { first: 'professional' },
  ),
  worded('answer a review', 'review/reply', (reply) => ({ reply }), {
    first: 'professional',
    kind: 'review',
    fits: ({ is }) => is?.isReviewOpen === true,
  }),
  {
    name: 'move on',
    weight: 4,
    plan(world) {
      const service = serviceOf(world, isUnderWay);
      const by = playerOf(world, service?.whose[0]);
      if (!service || !by) return undefined;
      const progressStage = world.chance.pick(['in_progress', 'near_completion', 'completed']);
      return {
        by,
        method: 'POST',
        path: `/api/services/${service.id}/progress`,
        body: { progressStage },
      };
    },
  },
  {
    name: 'review',
    weight: 4,
    plan(world) {
      const service = serviceOf(world, ({ is }) => is?.status === 'completed' && !is.isReviewed);
      const [worker, by] = service?.whose.flatMap((id) => playerOf(world, id) ?? []) ?? [];
      if (!service || !worker || !by) return undefined;
      const comment = write(world, 'review', by, [worker]);
      const isPlain = isKid(worker) && !world.chance.oneIn(3);
      return {
        by,
        method: 'POST',
        path: `/api/services/${service.id}/review`,
        body: { rating: 5, ...(isPlain ? { phrases: ['careful'] } : { comment: comment.text }) },
        ...(isKid(worker) && !isPlain && { mustFail: "reviews of a child's work have no words" }),
        ...agreeing(world, service, by),
      };
    },
  },
  {
    name: 'set a deadline',
    weight: 2,
    plan(world) {
      const service = serviceOf(world, isUnderWay);
      const [worker, by] = service?.whose.flatMap((id) => playerOf(world, id) ?? []) ?? [];
      if (!service || !worker || !by) return undefined;
      return {
        by,
        method: 'PUT',
        path: `/api/services/${service.id}/deadline`,
        body: { deadline: later(world), timeZone },
        ...(isKid(worker) && { mustFail: "terms of a child's work are its guardian's too" }),
        ...agreeing(world, service, by),
        done: (answer) => harvest(world, answer),
      };
    },
  },
  answered('accept other terms', 'negotiation', 'accept', { timeZone }),
  answered('reject other terms', 'negotiation', 'reject', {}),
  answered('agree to other terms as a guardian', 'negotiation', 'agree', {}, true),
  answered('approve more time', 'extension', 'approve', {}),
  {
    name: 'counter',
    weight: 3,
    plan(world) {
      const service = serviceOf(world, ({ is }) => is?.negotiation !== undefined);
      const sides = sidesOf(world, service);
      if (!service || !sides) return undefined;
      const [by, other] = sides[0].id === service.is?.proposedBy ? sides.toReversed() : sides;
      if (!by || !other) return undefined;
      const reason = write(world, 'service', by, [other], 4);
      return {
        by,
        method: 'POST',
        path: `/api/negotiations/${service.is?.negotiation}/counter`,
        body: { proposedAmountCents: 4_200, timeZone, reason: reason.text },
        among: [other],
        words: [reason],
        ...agreeing(world, service, by),
      };
    },
  },
  ...paymentActs,
  {
    name: 'agree to work',
    weight: 3,
    plan(world) {
      const service = pickThing(world, 'serviceId');
      const by = playerOf(world, service?.whose[1]);
      if (!service || !by) return undefined;
      return {
        by,
        method: 'POST',
        path: `/api/services/${service.id}/accept`,
        body: {},
        ...agreeing(world, service, by),
      };
    },
  },
];
