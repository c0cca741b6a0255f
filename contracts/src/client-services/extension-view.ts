import { z } from 'zod';
import { Day, Moment } from '../kernel/values.ts';
import { extensionStatuses } from './agreements.ts';

/** A later deadline that the professional asked for, and the answer. */
export const ExtensionView = z
  .object({
    id: z.uuid(),
    serviceId: z.uuid(),
    professionalId: z.uuid(),
    clientId: z.uuid(),
    reason: z.string(),
    currentDeadline: Day,
    proposedDeadline: Day,
    status: z.enum(extensionStatuses),
    createdAt: Moment,
    respondedAt: Moment.nullable(),
  })
  .meta({ id: 'ExtensionView' });
export type ExtensionView = z.infer<typeof ExtensionView>;
