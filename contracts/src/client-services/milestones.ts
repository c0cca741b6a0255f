import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Day, hasAtMost, Moment } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { milestoneStatuses, mostMilestones } from './milestone-words.ts';

const ServiceParams = z.object({ serviceId: z.uuid() });
const MilestoneParams = z.object({ serviceId: z.uuid(), milestoneId: z.uuid() });

/** A part of the work with a price of its own; the first one can be a deposit. */
export const Milestone = z
  .object({
    id: z.uuid(),
    title: z.string(),
    amountCents: Cents,
    /** A day in the client's zone. */
    dueOn: Day.nullable(),
    status: z.enum(milestoneStatuses),
    /** When its professional said that this part is done. */
    finishedAt: Moment.nullable(),
    /** When it is released by itself, once it is marked as done. */
    releasesAt: Moment.nullable(),
    fundedAt: Moment.nullable(),
    releasedAt: Moment.nullable(),
  })
  .meta({ id: 'Milestone' });
export type Milestone = z.infer<typeof Milestone>;

/** The milestones of a service as one side proposed them. */
export const MilestonePlan = z
  .object({
    id: z.uuid(),
    proposedBy: z.enum(['client', 'professional']),
    milestones: z.array(Milestone),
  })
  .meta({ id: 'MilestonePlan' });
export type MilestonePlan = z.infer<typeof MilestonePlan>;

export const MilestonesView = z
  .object({
    /** The plan that both sides agreed to. */
    agreed: MilestonePlan.nullable(),
    /** The plan that waits for the other side. */
    proposed: MilestonePlan.nullable(),
    /** Whether a plan can be proposed now: nothing is paid yet, and both are adults. */
    mayPropose: z.boolean(),
  })
  .meta({ id: 'MilestonesView' });
export type MilestonesView = z.infer<typeof MilestonesView>;

export const listMilestones = endpoint({
  method: 'GET',
  url: '/services/:serviceId/milestones',
  schema: {
    summary:
      'The milestones of a service, agreed and proposed, for anyone who may read the service',
    params: ServiceParams,
    response: { 200: MilestonesView },
  },
});

export const MilestoneProposal = z.strictObject({
  milestones: z
    .array(
      z.strictObject({
        title: oneLine('Please name each milestone')
          .min(1, 'Please name each milestone')
          .refine(hasAtMost(120), 'Please use at most 120 characters'),
        amountCents: Cents.min(1, 'Enter an amount above $0'),
        dueOn: Day.nullable().default(null),
      }),
    )
    .min(2, 'Split the work into two milestones at least')
    .max(mostMilestones, `A service has at most ${mostMilestones} milestones`),
});
export type MilestoneProposal = z.infer<typeof MilestoneProposal>;

export const proposeMilestones = endpoint({
  method: 'POST',
  url: '/services/:serviceId/milestones',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  schema: {
    summary: 'Propose to split work that is not paid yet into milestones, which make up its total',
    params: ServiceParams,
    body: MilestoneProposal,
    response: { 201: MilestonesView },
  },
});

/** The id says which plan was read, so a plan that replaced it is not agreed to unread. */
const PlanParams = z.object({ serviceId: z.uuid(), planId: z.uuid() });

export const agreeToMilestones = endpoint({
  method: 'POST',
  url: '/services/:serviceId/milestone-plans/:planId/agree',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  schema: {
    summary: 'Agree to the milestones that the other side proposed',
    params: PlanParams,
    response: { 200: MilestonesView },
  },
});

export const endMilestones = endpoint({
  method: 'POST',
  url: '/services/:serviceId/milestone-plans/:planId/end',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Decline proposed milestones, or withdraw your own',
    params: PlanParams,
    response: { 200: MilestonesView },
  },
});

export const fundMilestone = endpoint({
  method: 'POST',
  url: '/services/:serviceId/milestones/:milestoneId/fund',
  stakes: 'reach',
  reaches: ['serviceId'],
  idempotency: 'required',
  schema: {
    summary: 'Begin to pay one milestone into the protected funds of your service, as its client',
    params: MilestoneParams,
    response: { 201: z.object({ paymentId: z.uuid() }) },
  },
});

export const finishMilestone = endpoint({
  method: 'POST',
  url: '/services/:serviceId/milestones/:milestoneId/finish',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  schema: {
    summary: 'Say that a milestone is done, as the professional; its client is asked to release it',
    params: MilestoneParams,
    response: { 200: MilestonesView },
  },
});

export const releaseMilestone = endpoint({
  method: 'POST',
  url: '/services/:serviceId/milestones/:milestoneId/release',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  schema: {
    summary: 'Release what is held for one milestone to the professional, as the client',
    params: MilestoneParams,
    response: { 200: MilestonesView },
  },
});
