import { limit, ServiceConfig } from '@sidework/chassis/config';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** How many courses one person begins or hands in at once, and in each hour. */
  SUBMISSIONS_PER_HOUR: limit({ default: 20, productionCeiling: 200 }),
  /** Whether pictures are fetched from the links that people give; where not, the drawing stands. */
  PICTURE_LINKS: z.enum(['fetch', 'off']).default('fetch'),
  /** How many events one person posts or changes. */
  EVENTS_PER_HOUR: limit({ default: 30, productionCeiling: 300 }),
  /** How often one person enrolls or registers; each is mailed. */
  REGISTRATIONS_PER_HOUR: limit({ default: 60, productionCeiling: 600 }),
  /** How many codes one person looks up at an event. */
  CHECK_INS_PER_HOUR: limit({ default: 3_000, productionCeiling: 30_000 }),
  /** How often one person has a ticket mailed again, or mails all who come to an event. */
  MAILS_PER_HOUR: limit({ default: 10, productionCeiling: 100 }),
});
export type Config = z.infer<typeof Config>;
