import { ServiceConfig } from '@sidework/chassis/config';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** How many messages one person sends at once, and in each minute, to whomever they are. */
  MESSAGES_PER_MINUTE: z.coerce.number().int().min(1).default(60),
});
export type Config = z.infer<typeof Config>;
