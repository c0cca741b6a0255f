import { ServiceConfig } from '@sidework/chassis/config';
import { z } from 'zod';

const perHour = z.coerce.number().int().min(1);

export const Config = ServiceConfig.extend({
  /** How many courses one person begins or hands in at once, and in each hour. */
  SUBMISSIONS_PER_HOUR: perHour.default(20),
  /** How many events one person posts or changes. */
  EVENTS_PER_HOUR: perHour.default(30),
  /** How often one person enrolls or registers; each is mailed. */
  REGISTRATIONS_PER_HOUR: perHour.default(60),
  /** How many codes one person looks up at an event. */
  CHECK_INS_PER_HOUR: perHour.default(3_000),
  /** How often one person has a ticket mailed again, or mails all who come to an event. */
  MAILS_PER_HOUR: perHour.default(10),
});
export type Config = z.infer<typeof Config>;
