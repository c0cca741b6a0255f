import { ServiceConfig } from '@sidework/chassis/config';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** How many days after completion the client may request changes (decision 54). */
  INSPECTION_DAYS: z.coerce.number().int().min(3).max(30).default(14),
});
export type Config = z.infer<typeof Config>;
