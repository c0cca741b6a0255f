import { limit, ServiceConfig } from '@sidework/chassis/config';
import type { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** One person may send so many messages at once, and so many in each minute, over all receivers. */
  MESSAGES_PER_MINUTE: limit({ default: 60, productionCeiling: 300 }),
});
export type Config = z.infer<typeof Config>;
