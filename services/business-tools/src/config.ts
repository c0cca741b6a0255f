import { limit, ServiceConfig } from '@sidework/chassis/config';
import type { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** How much room each person's documents may take, in bytes. */
  VAULT_BYTES: limit({ default: 5 * 1024 ** 3, productionCeiling: 50 * 1024 ** 3 }),
  /** How many documents one person uploads at once, and in each hour. */
  UPLOADS_PER_HOUR: limit({ default: 300, productionCeiling: 3_000 }),
  /** How many times one person takes the entries of a year away at once, and in each hour. */
  EXPORTS_PER_HOUR: limit({ default: 60, productionCeiling: 600 }),
});
export type Config = z.infer<typeof Config>;
