import { z } from 'zod';
import { Cents } from '../../kernel/values.ts';

/** A service as its events carry it. */
export const Service = z.object({
  serviceId: z.uuid(),
  professionalId: z.uuid(),
  clientId: z.uuid(),
  title: z.string(),
  totalAmountCents: Cents,
  /** Its client has not agreed to it: a mail to them quotes nothing of it (D-122). */
  isProposed: z.literal(true).optional(),
});

export const byService = (data: { serviceId: string }) => data.serviceId;
