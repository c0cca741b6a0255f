import { ServiceConfig } from '@sidework/chassis/config';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** How much room each person's documents may take, in bytes. */
  VAULT_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(5 * 1024 ** 3),
  /** How many documents one person uploads at once, and in each hour. */
  UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(300),
});
export type Config = z.infer<typeof Config>;
