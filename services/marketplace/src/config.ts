import { limit, ServiceConfig } from '@sidework/chassis/config';
import type { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** How many jobs one person posts, and how often they change one for those who wait on it, at once and in each hour. */
  JOBS_PER_HOUR: limit({ default: 20, productionCeiling: 200 }),
  /** How many proposals one person sends at once, and in each hour: each is mailed to its client. */
  PROPOSALS_PER_HOUR: limit({ default: 30, productionCeiling: 300 }),
});
export type Config = z.infer<typeof Config>;
