import { limit, ServiceConfig } from '@sidework/chassis/config';
import type { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** How many messages one person sends at once, and in each minute, to whomever they are. */
  MESSAGES_PER_MINUTE: limit({ default: 60, productionCeiling: 300 }),
});
export type Config = z.infer<typeof Config>;
