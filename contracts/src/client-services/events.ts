import { z } from 'zod';
import { event } from '../kernel/event.ts';
import { Cents, Moment } from '../kernel/values.ts';
import { Stage } from './services.ts';

const Service = z.object({
  serviceId: z.uuid(),
  professionalId: z.uuid(),
  clientId: z.uuid(),
  title: z.string(),
  totalAmountCents: Cents,
});

const byService = (data: { serviceId: string }) => data.serviceId;

export const serviceStarted = event(
  'client-services.service.started.v1',
  Service.extend({ jobRequestId: z.uuid().nullable(), proposalId: z.uuid().nullable() }),
  byService,
);

export const serviceProgressed = event(
  'client-services.service.progressed.v1',
  Service.extend({ progressStage: Stage, progressPercentage: z.number().int() }),
  byService,
);

export const serviceCompleted = event(
  'client-services.service.completed.v1',
  Service.extend({ completedAt: Moment }),
  byService,
);
