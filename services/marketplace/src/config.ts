import { inProduction, ServiceConfig, wideLimits } from '@sidework/chassis/config';
import { z } from 'zod';

const perHour = z.coerce.number().int().min(1);

export const Config = ServiceConfig.extend({
  /** How many jobs one person posts, and how often they change one for those who wait on it, at once and in each hour. */
  JOBS_PER_HOUR: perHour.default(20),
  /** How many proposals one person sends at once, and in each hour: each is mailed to its client. */
  PROPOSALS_PER_HOUR: perHour.default(30),
}).superRefine(
  inProduction((settings) => wideLimits(settings, { JOBS_PER_HOUR: 20, PROPOSALS_PER_HOUR: 30 })),
);
export type Config = z.infer<typeof Config>;
