import { ServiceConfig } from '@sidework/chassis/config';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** How many days after completion the client may request changes (decision 54). */
  INSPECTION_DAYS: z.coerce.number().int().min(3).max(30).default(14),
  /** How often one person changes one service, its review included, at once and in each hour: the other one is told of each. */
  SERVICE_CHANGES_PER_HOUR: z.coerce.number().int().min(1).default(30),
});
export type Config = z.infer<typeof Config>;
