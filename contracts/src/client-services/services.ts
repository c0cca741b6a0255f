import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Day, Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { paymentStatuses, type StageKey, serviceStatuses, stages } from './stages.ts';

const stageKeys = stages.map((stage) => stage.key) as [StageKey, ...StageKey[]];
export const Stage = z.enum(stageKeys);

/** The work itself, as its client and its professional see it. */
export const ServiceView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    clientId: z.uuid(),
    client: PersonCard.nullable(),
    professional: PersonCard.nullable(),
    jobRequestId: z.uuid().nullable(),
    title: z.string(),
    description: z.string(),
    amountCents: Cents,
    totalAmountCents: Cents,
    status: z.enum(serviceStatuses),
    paymentStatus: z.enum(paymentStatuses),
    escrowedAmountCents: Cents,
    cancellationFeePercentage: z.number(),
    progressStage: Stage,
    progressPercentage: z.number().int(),
    deadline: Day.nullable(),
    estimatedCompletionDate: Day.nullable(),
    extensionRequested: z.boolean(),
    startedAt: Moment,
    completedAt: Moment.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'ServiceView' });
export type ServiceView = z.infer<typeof ServiceView>;

const ServiceParams = z.object({ serviceId: z.uuid() });

export const listServices = endpoint({
  method: 'GET',
  url: '/services',
  schema: {
    summary:
      'Your services as the professional (latest start first) or as the client (newest first)',
    querystring: PageQuery.extend({ as: z.enum(['professional', 'client']) }),
    response: { 200: Page(ServiceView) },
  },
});

export const getService = endpoint({
  method: 'GET',
  url: '/services/:serviceId',
  schema: {
    summary: 'One service, for its two parties',
    params: ServiceParams,
    response: { 200: ServiceView },
  },
});

/** `progressPercentage`, `status` and `completedAt` follow from the stage; another percentage is refused. */
export const StageChange = z.strictObject({
  progressStage: Stage,
  progressPercentage: z.int().min(0).max(100).optional(),
});

export const progressService = endpoint({
  method: 'POST',
  url: '/services/:serviceId/progress',
  idempotency: 'optional',
  schema: {
    summary: 'Move your service to a stage; the stage completed completes it',
    params: ServiceParams,
    body: StageChange,
    response: { 200: ServiceView },
  },
});
